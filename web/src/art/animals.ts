// Nine candidates, drawn for this project on a 96 grid: head and shoulders, as on a campaign poster.
// Fills are fixed so that an animal looks the same on paper and at night; the ground behind it is the page's.
const eye = (x: number, y: number, r = 3.2) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#1d2230"/><circle cx="${x + r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.34}" fill="#fff"/>`;
const collar = (fill: string) =>
  `<path d="M18 96c2-13 13-20 30-20s28 7 30 20z" fill="${fill}"/><path d="M38 78l10 12 10-12-10-4z" fill="#fff"/>`;

export const ANIMALS: Record<string, string> = {
  elephant:
    collar("#31465f") +
    '<path d="M45 86l3-5 3 5-1.500 10h-3z" fill="#b23a28"/>' +
    '<path d="M30 26C14 14 2 24 4 42c1 14 12 24 24 20z" fill="#8494a6"/><path d="M27 32C16 24 9 30 10 42c1 9 8 14 16 13z" fill="#c9a4a0"/>' +
    '<path d="M66 26c16-12 28-2 26 16-1 14-12 24-24 20z" fill="#8494a6"/><path d="M69 32c11-8 18-2 17 10-1 9-8 14-16 13z" fill="#c9a4a0"/>' +
    '<path d="M24 40c0-17 10-26 24-26s24 9 24 26c0 10-5 19-12 23-1 8-2 17 5 18 3 .5 4-2 4-4 4 0 6 3 5 6-2 6-9 8-15 5-8-4-9-14-10-22-2 .6-4 .6-6 0-10-2-19-12-19-26z" fill="#9dacbc"/>' +
    '<path d="M33 62c-1 8-3 13-8 16 8 1 13-5 14-12z" fill="#fbf3df"/><path d="M50 66c4 0 7-1 10-3M51 72c3 0 6-.5 8-1.500M53 78c2 0 5-.5 7-1.500" stroke="#7b8b9d" stroke-width="1.800" fill="none" stroke-linecap="round"/>' +
    eye(37, 42) +
    eye(59, 42) +
    '<circle cx="59" cy="42" r="8.500" fill="none" stroke="#c79a2b" stroke-width="2"/><path d="M66.500 46c2 6 2 12 1 18" fill="none" stroke="#c79a2b" stroke-width="1.300"/><path d="M31 34c3-2.500 7-3 10-1.500" stroke="#66768a" stroke-width="2.400" fill="none" stroke-linecap="round"/>',
  monkey:
    collar("#2f6b50") +
    '<circle cx="20" cy="44" r="10" fill="#7a4e2f"/><circle cx="20" cy="44" r="5.500" fill="#e8bf93"/><circle cx="76" cy="44" r="10" fill="#7a4e2f"/><circle cx="76" cy="44" r="5.500" fill="#e8bf93"/>' +
    '<path d="M22 46c0-20 10-32 26-32s26 12 26 32-10 32-26 32-26-12-26-32z" fill="#7a4e2f"/><path d="M40 15c-1-5 2-8 6-9-1 3 0 5 2 6 1-3 4-4 7-3-2 2-3 4-3 6z" fill="#7a4e2f"/>' +
    '<path d="M28 42c-1-9 4-15 11-15 4 0 7 2 9 5 2-3 5-5 9-5 7 0 12 6 11 15-.5 4-2 6-3 8 4 4 5 8 4 12-2 8-10 13-21 13s-19-5-21-13c-1-4 0-8 4-12-1-2-2.500-4-3-8z" fill="#eec79d"/>' +
    eye(39, 41) +
    eye(57, 41) +
    '<path d="M33 33c3-3 7-3 9-1M54 32c2-2 6-2 9 1" stroke="#5d3a22" stroke-width="2.400" fill="none" stroke-linecap="round"/><path d="M45.500 50.500c0 1.500 1 2 2.500 2s2.500-.5 2.500-2" fill="none" stroke="#8a5a38" stroke-width="2" stroke-linecap="round"/>' +
    '<path d="M33 58c9 4.500 21 4.500 30 0-1 9-7 13-15 13s-14-4-15-13z" fill="#6d2a23"/><path d="M34 58.500c9 4 19 4 28 0l-.8 4c-8 3-18 3-26.400 0z" fill="#fff"/>',
  zebra:
    collar("#7a2f4f") +
    '<path d="M48 84l-11-6v11zM48 84l11-6v11z" fill="#e0b13c"/><circle cx="48" cy="84" r="3" fill="#b98a1d"/>' +
    '<path d="M28 26L24 5c8 2 13 8 14 16zM68 26l4-21c-8 2-13 8-14 16z" fill="#f4f1ea"/><path d="M29 21L26.500 9c4 2 7 6 8 11zM67 21l2.500-12c-4 2-7 6-8 11z" fill="#2a2d36"/>' +
    '<path d="M24 36c0-13 9-21 24-21s24 8 24 21c0 11-5 16-7 24-2 9-7 17-17 17s-15-8-17-17c-2-8-7-13-7-24z" fill="#f4f1ea"/>' +
    '<path d="M40 6c3-3 13-3 16 0l-3 14h-10z" fill="#2a2d36"/><path d="M48 18l-4 14 4 4 4-4zM40 19l-3 9 5 8 1-4zM56 19l3 9-5 8-1-4z" fill="#2a2d36"/>' +
    '<path d="M24.300 40l9 3-8.300 2zM26 49l9 1-7 4zM71.700 40l-9 3 8.300 2zM70 49l-9 1 7 4zM29 57l8-1-6 5zM67 57l-8-1 6 5z" fill="#2a2d36"/>' +
    '<path d="M32 62c0-5 7-8 16-8s16 3 16 8c-1 9-7 15-16 15s-15-6-16-15z" fill="#3a3d47"/><ellipse cx="42" cy="64" rx="2" ry="2.800" fill="#14161c"/><ellipse cx="54" cy="64" rx="2" ry="2.800" fill="#14161c"/><path d="M41 71c4 2.500 10 2.500 14 0" stroke="#e9e5da" stroke-width="1.800" fill="none" stroke-linecap="round"/>' +
    eye(36, 43) +
    eye(60, 43) +
    '<path d="M31 38.500c3-2 7-2 10 .5M55 39c3-2.500 7-2.500 10-.5" stroke="#2a2d36" stroke-width="1.800" fill="none" stroke-linecap="round"/>',
  snake:
    '<path d="M8 96c-2-15 9-22 24-22h34c10 0 20 8 20 22z" fill="#3f7d3a"/><path d="M20 96c0-8 6-11 14-11h30c6 0 11 4 11 11z" fill="#d8d27a"/>' +
    '<path d="M60 86c9-9 9-18 0-27L40 44c-9 12-6 28 4 36z" fill="#4c9145"/><path d="M57 84c5-8 4-15-2-22l-9-7c-4 9-2 20 5 26z" fill="#e2dc8c"/>' +
    '<path d="M16 38c0-15 13-26 32-26s32 10 32 24c0 15-15 24-33 24-17 0-31-8-31-22z" fill="#4c9145"/><path d="M20 45c6 10 16 15 27 15 14 0 26-5 31-15-9 5-19 6-30 6-10 0-20-1-28-6z" fill="#e2dc8c"/>' +
    '<path d="M42 14l6 7 6-7-6-2zM29 20l6 6 5-9zM67 20l-6 6-5-9z" fill="#2f6a2e"/>' +
    '<ellipse cx="35" cy="33" rx="6.500" ry="7" fill="#f5e27a"/><ellipse cx="61" cy="33" rx="6.500" ry="7" fill="#f5e27a"/><ellipse cx="36" cy="33" rx="1.900" ry="5.500" fill="#1d2230"/><ellipse cx="62" cy="33" rx="1.900" ry="5.500" fill="#1d2230"/>' +
    '<path d="M26.500 28.500l15-1.500M54 23.500c5-3 10-2 14 3" stroke="#234f24" stroke-width="2.800" fill="none" stroke-linecap="round"/><path d="M44 44.500v.1M52 44.500v.1" stroke="#234f24" stroke-width="2.400" stroke-linecap="round"/>' +
    '<path d="M26 51c9 4 33 5 44-2" stroke="#234f24" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M60 52c4 5 8 7 12 8l5-1.500M72 60l3 4" stroke="#c2314a" stroke-width="2.200" fill="none" stroke-linecap="round"/>',
  parrot:
    '<path d="M20 96c1-14 12-22 28-22s27 8 28 22z" fill="#1f6f9b"/><path d="M34 96c0-9 5-15 14-15s14 6 14 15z" fill="#e9b930"/>' +
    '<path d="M22 44c0-18 11-31 27-31 17 0 27 13 27 31 0 20-11 35-27 35S22 64 22 44z" fill="#c9352b"/>' +
    '<path d="M38 16c-4-6-3-11 1-14 0 4 2 6 4 7 0-4 2-7 6-8-1 4 0 6 2 8 2-3 5-4 8-3-3 3-4 6-4 9z" fill="#a32720"/>' +
    '<path d="M48 33c12-8 27-2 27 12 0 13-11 18-20 15-8-3-12-19-7-27z" fill="#fbf4e6"/><path d="M52 56c6 4 16 3 21-3M50 51c7 3 17 3 24-2" stroke="#d9c9ad" stroke-width="1.500" fill="none"/>' +
    eye(60, 42, 4) +
    '<path d="M53 35c4-3 10-3 14 0" stroke="#8d1e18" stroke-width="2.400" fill="none" stroke-linecap="round"/>' +
    '<path d="M49 36c-14-4-30 4-33 20-1 6 0 12 3 15 1-8 5-12 11-13 8-1 15-2 19-9 2-4 2-9 0-13z" fill="#f0d9a0"/><path d="M19 71c-3-8-1-19 5-26-3 8-4 14-1 20-2 1-3 3-4 6z" fill="#caa85e"/><path d="M31 58c1 8 6 12 13 11 4-1 6-4 6-9-1-4-2-7-3-7-4 4-10 5-16 5z" fill="#3b3a40"/>' +
    '<circle cx="38" cy="43" r="1.600" fill="#6f5a2a"/>',
  penguin:
    '<path d="M16 96c0-16 12-26 32-26s32 10 32 26z" fill="#232b3a"/><path d="M32 96c0-12 6-18 16-18s16 6 16 18z" fill="#fbf7ee"/>' +
    '<path d="M48 80l-12-6v13zM48 80l12-6v13z" fill="#b23a28"/><circle cx="48" cy="80" r="3.200" fill="#8d2a1c"/>' +
    '<path d="M20 42c0-18 11-30 28-30s28 12 28 30-11 31-28 31-28-13-28-31z" fill="#232b3a"/>' +
    '<path d="M28 46c-2-10 3-17 10-17 4 0 8 2 10 6 2-4 6-6 10-6 7 0 12 7 10 17-2 13-9 21-20 21s-18-8-20-21z" fill="#fbf7ee"/>' +
    '<path d="M24 37c-5 6-5 15 0 21 1-8 1-14 0-21zM72 37c5 6 5 15 0 21-1-8-1-14 0-21z" fill="#e9b230"/>' +
    eye(38, 42) +
    eye(58, 42) +
    '<path d="M36 51c6-5 18-5 24 0-4 4-8 7-12 11-4-4-8-7-12-11z" fill="#e98f2d"/><path d="M36.500 51.300c8 2 15 2 23 0" stroke="#a85c10" stroke-width="1.600" fill="none"/><path d="M33 36c2-2 5-2.500 8-1M55 35c3-1.500 6-1 8 1" stroke="#232b3a" stroke-width="2.200" fill="none" stroke-linecap="round"/>',
  flamingo:
    '<path d="M20 96c2-12 14-18 30-16 14 2 24 8 26 16z" fill="#e58aa0"/><path d="M30 96c4-7 14-9 26-7 8 1 13 4 15 7z" fill="#f2b3c0"/>' +
    '<path d="M50 92c-14-8-20-18-14-29 3-6 9-9 9-16l14-6c5 12-3 22-8 28-4 6 0 12 9 17z" fill="#ee9bae"/>' +
    '<path d="M28 34c0-13 9-22 22-22 14 0 23 10 22 23-1 12-10 19-21 19-13 0-23-8-23-20z" fill="#f3a9b9"/>' +
    '<path d="M52 13c-2-5 0-9 4-11 0 3 1 5 3 6 1-3 4-5 8-4-2 3-2 6-4 8l-3 4z" fill="#de7d95"/>' +
    '<path d="M34 37C22 34 12 40 10 52c-1 8 2 15 8 18 0-8 3-13 9-15 7-2 12-5 13-11 0-3-2-6-6-7z" fill="#fbeee6"/><path d="M10 52c-1 8 2 15 8 18 0-6 1.500-10 5-13-5 0-10-2-13-5z" fill="#2a2d36"/><path d="M22 56c6-2 11-3 16-9" stroke="#d49aa5" stroke-width="1.600" fill="none"/>' +
    '<circle cx="48" cy="33" r="6" fill="#fff6d8"/>' +
    eye(47, 33, 3.4) +
    '<path d="M41 25c4-3 9-3 13 0" stroke="#b7566f" stroke-width="2.200" fill="none" stroke-linecap="round"/><path d="M53 40l4 3M55 37l5 2" stroke="#b7566f" stroke-width="1.600" stroke-linecap="round"/>' +
    '<circle cx="55" cy="63" r="2.300" fill="#fff"/><circle cx="50" cy="66.500" r="2.300" fill="#fff"/><circle cx="44.500" cy="68.500" r="2.300" fill="#fff"/><circle cx="38.500" cy="67.500" r="2.300" fill="#fff"/>',
  hippo:
    collar("#4b3a6b") +
    '<path d="M45.500 87l2.500-4 2.500 4-1 9h-3z" fill="#e0b13c"/>' +
    '<ellipse cx="27" cy="19" rx="7" ry="8" fill="#85758f"/><ellipse cx="27" cy="20" rx="3.500" ry="4.500" fill="#caa0a8"/><ellipse cx="69" cy="19" rx="7" ry="8" fill="#85758f"/><ellipse cx="69" cy="20" rx="3.500" ry="4.500" fill="#caa0a8"/>' +
    '<path d="M24 36c0-13 9-21 24-21s24 8 24 21v14H24z" fill="#9787a1"/><path d="M13 60c0-13 15-19 35-19s35 6 35 19-14 21-35 21-35-8-35-21z" fill="#a898b1"/>' +
    '<ellipse cx="37" cy="51" rx="3.200" ry="4.200" fill="#5f5169"/><ellipse cx="59" cy="51" rx="3.200" ry="4.200" fill="#5f5169"/>' +
    '<path d="M19 65c16 7 42 7 58 0-3 8-14 12-29 12s-26-4-29-12z" fill="#7a3443"/><path d="M29 68.500l6 1-1 7-4-2zM67 68.500l-6 1 1 7 4-2z" fill="#fffaf0"/>' +
    eye(37, 32) +
    eye(59, 32) +
    '<path d="M31 26c3-3 8-3 11 0M54 26c3-3 8-3 11 0" stroke="#66576f" stroke-width="2.400" fill="none" stroke-linecap="round"/><path d="M28 59v.1M33 61v.1M68 59v.1M63 61v.1" stroke="#7f6f89" stroke-width="2.600" stroke-linecap="round"/>',
  "polar-bear":
    '<path d="M14 96c2-15 14-23 34-23s32 8 34 23z" fill="#e9edf0"/><path d="M24 80c14 7 34 7 48 0l3 8c-16 7-38 7-54 0z" fill="#1f5f7d"/><path d="M60 85l10-2 4 13H62z" fill="#184c65"/><path d="M27 83c13 6 29 6 42 0" stroke="#8fc0d6" stroke-width="2" fill="none" stroke-dasharray="4 3"/>' +
    '<circle cx="25" cy="22" r="9" fill="#e4e9ec"/><circle cx="25" cy="23" r="4.500" fill="#a9b8c2"/><circle cx="71" cy="22" r="9" fill="#e4e9ec"/><circle cx="71" cy="23" r="4.500" fill="#a9b8c2"/>' +
    '<path d="M18 45c0-19 12-30 30-30s30 11 30 30c0 20-12 33-30 33S18 65 18 45z" fill="#f6f8f9"/><path d="M18.500 49c3 17 14 29 29.500 29s26.500-12 29.500-29c-6 14-16 20-29.500 20s-23.500-6-29.500-20z" fill="#dde4e9"/>' +
    '<path d="M33 58c0-9 6-14 15-14s15 5 15 14c0 8-6 13-15 13s-15-5-15-13z" fill="#fff"/><path d="M40 50c0-3 4-5 8-5s8 2 8 5-4 7-8 7-8-4-8-7z" fill="#252b36"/><ellipse cx="45.500" cy="48" rx="2.200" ry="1.200" fill="#66707f"/><path d="M48 57v4M41 62c2 2.500 5 2.500 7-.5 2 3 5 3 7 .5" stroke="#252b36" stroke-width="2" fill="none" stroke-linecap="round"/>' +
    eye(35, 40) +
    eye(61, 40) +
    '<path d="M29 33l10 1.500M67 33l-10 1.500" stroke="#9aa9b4" stroke-width="2.600" stroke-linecap="round"/>',
};

/** The wall behind the poster. */
export const GROUNDS: Record<string, string> = {
  elephant: "#e8d9bf",
  monkey: "#cfe0c3",
  zebra: "#e6cfa6",
  snake: "#f0dcb4",
  parrot: "#c7dfe2",
  penguin: "#bcd9e6",
  flamingo: "#cfe3da",
  hippo: "#d5dfb8",
  "polar-bear": "#a9cbdc",
};
