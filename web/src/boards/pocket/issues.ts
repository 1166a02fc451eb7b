// What parties stand for, drawn on the same grid as the icons.
import { ICONS } from "$/art/icons";

export const ISSUES: string[] = [
  ICONS.money,
  ICONS.book,
  '<circle cx="12" cy="12" r="8.500"/><path d="M12 8v8M8 12h8"/>',
  '<path d="M6.500 4h11v11.500h-11zM6.500 10h11M9 13v.1M15 13v.1M9 15.500L6.500 20M15 15.500l2.500 4.500M8 18h8"/>',
  '<path d="M12 3l5.500 7.500h-3L19 17H5l4.500-6.500h-3zM12 17v4"/>',
  ICONS.home,
];
