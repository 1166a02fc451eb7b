/** What a person chose about the page, kept in this browser. */
export interface Settings {
  language: string; // "" follows the browser
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "quick" | "off";
  size: "normal" | "large" | "larger";
  confirm: "always" | "irreversible" | "never";
  announce: boolean; // read news aloud to screen readers
  text: boolean; // show the text form of the table instead of the board
  turn: boolean; // a tone when a question comes to me
  sound: boolean; // a tone when my time is running out
  vibrate: boolean;
  forced: boolean; // a question with one answer is answered for me
  quick: boolean; // one click on a thing sends it
  enough: boolean; // after one marker, or bids up to a limit in one auction, pass for the rest of the phase
  coach: boolean; // in games against bots, say what a question is for the first times it comes
}

export const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  motion: "system",
  size: "normal",
  confirm: "irreversible",
  announce: true,
  text: false,
  turn: false,
  sound: false,
  vibrate: false,
  forced: true,
  quick: false,
  enough: false,
  coach: true,
};

export const LANGUAGES: Record<string, { name: string; dir: "ltr" | "rtl" }> = {
  en: { name: "English", dir: "ltr" },
  de: { name: "Deutsch", dir: "ltr" },
  fr: { name: "Français", dir: "ltr" },
  it: { name: "Italiano", dir: "ltr" },
  he: { name: "עברית", dir: "rtl" },
};

const KEY = "hustings.settings";

export function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export function save(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function language(settings: Settings): string {
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")];
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

export function apply(settings: Settings): void {
  const root = document.documentElement;
  const dark =
    settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = settings.motion;
  root.dataset.size = settings.size;
  const lang = language(settings);
  root.lang = lang;
  root.dir = LANGUAGES[lang]?.dir ?? "ltr";
}
