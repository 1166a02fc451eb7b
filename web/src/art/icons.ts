// Drawn for this project on a 24 grid: one line weight, round ends, nothing filled unless it must be.
export const ICONS = {
  // the games
  meeting:
    '<path d="M5 21V11h14v10M3 21h18M8 11V8h8v3M12 8V5.5"/><circle cx="12" cy="4" r="1.5"/><path d="M9.5 15h5"/>',
  media:
    '<path d="M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2"/><path d="M7 8.5h7M7 12h3M7 15.5h3M12.5 12h1.500v3.500h-1.500z"/>',
  trend: '<path d="M3 17l5.500-6 4 3.500L20 6"/><path d="M14.500 6H20v5.500"/>',
  vote: '<path d="M4 12v8h16v-8M4 12l3-2M20 12l-3-2M2.500 12h19"/><path d="M8 12V4h8v8"/><path d="M10.200 6.200l3.600 3.600M13.800 6.200l-3.600 3.600"/>',
  money:
    '<ellipse cx="9" cy="7" rx="5.500" ry="2.500"/><path d="M3.500 7v4c0 1.400 2.500 2.500 5.500 2.500s5.500-1.100 5.500-2.500V7"/><path d="M3.500 11v4c0 1.400 2.500 2.500 5.500 2.500 1 0 2-.1 2.800-.4"/><ellipse cx="16" cy="15" rx="4.500" ry="2"/><path d="M11.500 15v3.500c0 1.100 2 2 4.500 2s4.500-.9 4.500-2V15"/>',
  poll: '<path d="M3 20.500h18"/><path d="M5 20V12h3.500v8M10.250 20V5h3.500v15M15.500 20V9H19v11"/>',
  programme:
    '<path d="M6 3h9l4 4v14H6z"/><path d="M15 3v4h4"/><path d="M9 12l1 1 2-2M9 17l1 1 2-2M14.500 12.500h2M14.500 17.500h2"/>',
  cabinet:
    '<circle cx="12" cy="7.500" r="3.500"/><path d="M5 21c0-4.500 3-7 7-7s7 2.500 7 7"/><path d="M12 14l-1.500 2 1.500 4 1.500-4z"/>',
  coalition: '<circle cx="9" cy="12" r="6"/><circle cx="15" cy="12" r="6"/>',
  seat: '<path d="M2.500 18a9.500 9.500 0 0 1 19 0"/><path d="M6.500 18a5.500 5.500 0 0 1 11 0"/><path d="M10.300 18a1.700 1.700 0 0 1 3.400 0zM2.500 18h4M17.500 18h4M5.300 11.300l2.900 2.900M18.700 11.300l-2.900 2.900M12 8.500v4"/>',
  card: '<rect x="6" y="3" width="12" height="18" rx="1.500"/><circle cx="12" cy="12" r="3"/><path d="M10.500 10.500l3 3M13.500 10.500l-3 3"/>',
  cards:
    '<rect x="8.500" y="3" width="11" height="15.500" rx="1.500"/><path d="M5.500 6.500v13A1.500 1.500 0 0 0 7 21h8.500"/>',
  member:
    '<circle cx="9" cy="8" r="3.200"/><path d="M3 20c0-3.800 2.500-6 6-6s6 2.200 6 6"/><path d="M16 5.200a3.200 3.200 0 0 1 0 5.600M17.500 14.300c2.200.7 3.500 2.700 3.500 5.700"/>',
  donation:
    '<path d="M12 20.500s-7.500-4.300-7.500-9.700A4.200 4.200 0 0 1 12 8.300a4.200 4.200 0 0 1 7.500 2.500c0 5.400-7.500 9.700-7.500 9.700z"/><path d="M12 11v5M10 13.500h4"/>',
  opinion: '<path d="M4 5h16v11h-8l-4.500 4v-4H4z"/><path d="M8 9h8M8 12.500h5"/>',
  key: '<circle cx="8" cy="8" r="4.500"/><path d="M11.200 11.200L20 20M16 16l2.500-2.500M18.500 18.500l2-2"/>',
  capitol:
    '<path d="M3 21h18M5 18h14M6.500 18v-6M10 18v-6M14 18v-6M17.500 18v-6M4.500 12h15L12 6z"/><path d="M12 6V3h3.500v1.500H12"/>',
  crown: '<path d="M4 18h16l1-10-5 4-4-7-4 7-5-4z"/><path d="M4 21h16"/>',
  calendar:
    '<rect x="3.500" y="5" width="17" height="16" rx="1.500"/><path d="M3.500 10h17M8 3v4M16 3v4M8 14h2M12.500 14h3.500M8 17.500h4"/>',
  goal: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/><circle cx="12" cy="12" r="1"/>',
  paw: '<ellipse cx="12" cy="15.500" rx="4.500" ry="3.800"/><ellipse cx="5.500" cy="11" rx="1.700" ry="2.200"/><ellipse cx="9.500" cy="6.800" rx="1.700" ry="2.400"/><ellipse cx="14.500" cy="6.800" rx="1.700" ry="2.400"/><ellipse cx="18.500" cy="11" rx="1.700" ry="2.200"/>',
  sealed:
    '<path d="M3.500 6h17v13h-17z"/><path d="M3.500 6.500L12 13l8.500-6.500"/><circle cx="12" cy="13.500" r="2.600" fill="var(--sheet)"/><path d="M11 12.500l2 2M13 12.500l-2 2"/>',
  gavel: '<path d="M8.500 4.500l6 6M5.500 7.500l6 6M7 6l6 6M10 9l3-3-4-4-3 3zM11 12l9 8.500"/><path d="M3 20.500h9"/>',
  star: '<path d="M12 3.500l2.600 5.600 6.100.7-4.500 4.200 1.200 6L12 17l-5.400 3 1.200-6-4.500-4.200 6.100-.7z"/>',

  // the page
  undo: '<path d="M4 9h10a5.500 5.500 0 0 1 0 11H9"/><path d="M8 5L4 9l4 4"/>',
  hint: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.200 1 2.100h5c0-.9.400-1.600 1-2.100A6 6 0 0 0 12 3z"/>',
  chat: '<path d="M3 5h13v9H9l-4 3.500V14H3z"/><path d="M19 9h2v8h-2v3l-3.500-3H11"/>',
  log: '<path d="M5 3.500h14v17H5zM8.500 8h7M8.500 12h7M8.500 16h4"/>',
  rule: '<path d="M15 6.500C14.500 4.800 13.300 4 12 4c-1.800 0-3 1-3 2.500 0 3.500 6.500 3.500 6.500 7 0 1.400-1 2.500-2.500 2.800M9 17.500c.5 1.700 1.700 2.500 3 2.500 1.800 0 3-1 3-2.500 0-3.500-6.500-3.500-6.500-7 0-1.400 1-2.500 2.500-2.800"/>',
  settings:
    '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2.200"/><circle cx="9" cy="17" r="2.200"/>',
  book: '<path d="M12 6c-2-1.500-5-2-8.500-2v14.500c3.500 0 6.500.5 8.500 2 2-1.500 5-2 8.500-2V4c-3.500 0-6.500.5-8.500 2zM12 6v14.500"/>',
  home: '<path d="M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6"/>',
  users:
    '<circle cx="9" cy="8" r="3.200"/><path d="M3 20c0-3.800 2.500-6 6-6s6 2.200 6 6"/><path d="M16 5.200a3.200 3.200 0 0 1 0 5.600M17.500 14.300c2.200.7 3.500 2.700 3.500 5.700"/>',
  user: '<circle cx="12" cy="8" r="3.700"/><path d="M5 20.500c0-4.200 3-6.500 7-6.500s7 2.300 7 6.500"/>',
  bot: '<rect x="4.500" y="8" width="15" height="11" rx="2.500"/><path d="M12 8V4.500M9 19v2M15 19v2M2.500 12v3.500M21.500 12v3.500"/><circle cx="12" cy="3.500" r="1"/><circle cx="9" cy="12.500" r="1"/><circle cx="15" cy="12.500" r="1"/><path d="M9.500 15.800h5"/>',
  open: '<circle cx="12" cy="12" r="8.500" stroke-dasharray="3 3"/><path d="M12 8.500v7M8.500 12h7"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7"/><path d="M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17"/>',
  eye: '<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z"/><circle cx="12" cy="12" r="2.800"/>',
  curtain: '<path d="M3 4h18M5 4v16c3-2 4.500-6 4.500-16M19 4v16c-3-2-4.500-6-4.500-16M9.500 4v6M14.500 4v6"/>',
  clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>',
  play: '<path d="M7 4.500v15l12-7.500z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  next: '<path d="M9 5l7 7-7 7"/>',
  previous: '<path d="M15 5l-7 7 7 7"/>',
  first: '<path d="M18 5l-7 7 7 7M6 5v14"/>',
  last: '<path d="M6 5l7 7-7 7M18 5v14"/>',
  up: '<path d="M5 15l7-7 7 7"/>',
  down: '<path d="M5 9l7 7 7-7"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  check: '<path d="M4.500 12.500l5 5 10-11"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  warning: '<path d="M12 4L2.500 20h19zM12 10v4.500M12 17.300v.2"/>',
  info: '<circle cx="12" cy="12" r="8.500"/><path d="M12 11v5.500M12 7.800v.2"/>',
  lock: '<rect x="5" y="10.500" width="14" height="10" rx="1.500"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.500M12 14.500v2"/>',
  share: '<path d="M12 15V3.500M8 7l4-3.500L16 7M5 12v8.500h14V12"/>',
  file: '<path d="M6 3.500h8l4.500 4.500v12.500H6zM14 3.500V8h4.500"/>',
  download: '<path d="M12 3.500V15M8 11.500l4 3.500 4-3.500M5 15v5.500h14V15"/>',
  branch:
    '<circle cx="6" cy="5.500" r="2"/><circle cx="6" cy="18.500" r="2"/><circle cx="18" cy="8.500" r="2"/><path d="M6 7.500v9M18 10.500c0 4-6 3-11 6.500"/>',
  refresh: '<path d="M19.500 12a7.500 7.500 0 1 1-2.200-5.300L20 9"/><path d="M20 4v5h-5"/>',
  grip: '<path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1"/>',
  globe:
    '<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c3 2.500 4 5.500 4 8.500s-1 6-4 8.500c-3-2.500-4-5.500-4-8.500s1-6 4-8.500z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300L7 7M17 17l1.700 1.700M18.700 5.300L17 7M7 17l-1.700 1.700"/>',
  moon: '<path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z"/>',
  send: '<path d="M4 12L20.500 4.500 17 20l-5.500-5z"/><path d="M11.500 15L20.500 4.500"/>',
  text: '<path d="M4 6h16M4 10.500h16M4 15h10M4 19.500h7"/>',
  board: '<path d="M3.500 4h17v16h-17zM3.500 10h17M10 10v10"/>',
  bell: '<path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4"/>',
  chart: '<path d="M4 4v16h16"/><path d="M7.500 15l4-5 3 2.500L20 6"/>',
  shield:
    '<path d="M12 3l7.500 3v5.500c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500V6z"/><path d="M8.500 12l2.500 2.500 4.500-5"/>',
  dots: '<path d="M6 12v.1M12 12v.1M18 12v.1"/>',
} as const;

export type IconName = keyof typeof ICONS;

/** Icons that point along the line of reading, and turn with it. */
export const DIRECTED: ReadonlySet<string> = new Set([
  "undo",
  "next",
  "previous",
  "first",
  "last",
  "play",
  "send",
  "trend",
  "log",
  "text",
  "chart",
]);
