// One drawing for each issue, on the same grid and with the same pen as the icons.
export const TOPICS: Record<string, string> = {
  genetic_engineering:
    '<path d="M7 3c0 6 10 6 10 12 0 3-2 5-2 6M17 3c0 6-10 6-10 12 0 3 2 5 2 6M8.500 6h7M8.500 17.500h7M10.500 9.500h3"/>',
  genetics:
    '<path d="M7 3c0 6 10 6 10 12 0 3-2 5-2 6M17 3c0 6-10 6-10 12 0 3 2 5 2 6M8.500 6h7M8.500 17.500h7M10.500 9.500h3"/>',
  health_reform: '<path d="M9.500 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z"/>',
  internal_security:
    '<path d="M12 3l7.500 3v5.500c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500V6z"/><circle cx="12" cy="10.500" r="2"/><path d="M12 12.500V16"/>',
  security:
    '<path d="M12 3l7.500 3v5.500c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500V6z"/><circle cx="12" cy="10.500" r="2"/><path d="M12 12.500V16"/>',
  spelling_reform:
    '<path d="M6 20V8a4.500 4.500 0 0 1 9 0c0 2-1.500 3-3 3.500 3 .2 5 1.800 5 4.300 0 2.700-2.200 4.200-5 4.200"/><path d="M15 3.500l3-1.500"/>',
  welfare:
    '<path d="M3 12a9 9 0 0 1 18 0zM12 3v-.5M12 12v6.500a2 2 0 0 0 4 0"/><path d="M9 12c0-4 1-7 3-9 2 2 3 5 3 9"/>',
  euro: '<path d="M18 6.500A7 7 0 1 0 18 17.500M3.500 10.300H14M3.500 13.700h9.500"/>',
  nuclear_energy:
    '<ellipse cx="12" cy="12" rx="9.500" ry="3.700"/><ellipse cx="12" cy="12" rx="9.500" ry="3.700" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="9.500" ry="3.700" transform="rotate(120 12 12)"/><circle cx="12" cy="12" r="1"/>',
  terrorism:
    '<path d="M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6z"/><circle cx="12" cy="12" r="2.700"/><path d="M12 2.500v2M12 19.500v2M19 4.500l-1.500 1.700M5 4.500l1.500 1.700"/>',
  restructuring:
    '<path d="M3 20.500V11l5.500 3.500V11l5.500 3.500V4.500h4v16z"/><path d="M7 17.500h.1M11 17.500h.1M15.500 17.500h.1"/>',
  minimum_wage:
    '<circle cx="12" cy="8" r="5"/><path d="M12 5.500v5M10.300 6.800h2.700M10.300 9.200h2.700M3 21h4.500l2-1.500h5.500c1.500 0 1.500-2.500 0-2.500h-3M15.500 18.500l4.500-2.500"/>',
  education: '<path d="M2 9l10-5 10 5-10 5z"/><path d="M6 11.500V16c2 2.500 10 2.500 12 0v-4.500M22 9v6"/>',
  digital:
    '<rect x="6.500" y="6.500" width="11" height="11" rx="1"/><path d="M10 10h4v4h-4zM9.500 6.500V3M14.500 6.500V3M9.500 21v-3.500M14.500 21v-3.500M6.500 9.500H3M6.500 14.500H3M21 9.500h-3.500M21 14.500h-3.500"/>',
  environment: '<path d="M5 19c0-9 4-14 15-15 .500 10-4 15-11 15-2 0-3-.8-4-2M4 21c3-6 6-9 10-11"/>',
  traffic: '<path d="M8 3L4 21M16 3l4 18M12 4v3M12 10.500v3.500M12 17.500V21"/>',
};
