// Sentences of the page itself. What games say arrives from the server, already in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../src/hustings/locale/en/page.ftl?raw";
import { serverNow } from "$/api/time";
import type { Message } from "$/api/types";
import { apply, language, LANGUAGES, load, save, type Settings } from "$/settings";

const files = import.meta.glob<string>(
  [
    "../../src/hustings/locale/*/*.ftl",
    "!../../src/hustings/locale/*/kernel.ftl",
    "!../../src/hustings/locale/*/figures.ftl",
    "!../../src/hustings/locale/en/page.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** A message as a value of another, so that the outer one can use its forms. */
export interface Inner {
  id: string;
  values?: Args;
}
export type Args = Record<string, FluentVariable | Inner>;

const isMessage = (value: FluentVariable | Inner): value is Inner =>
  typeof value === "object" && value !== null && "id" in value;

/** The words of a language: the page's and the games', each over what came before. */
function bundle(lang: string, resources: FluentResource[]): FluentBundle {
  // Marks that keep writing directions apart are needed only where directions mix.
  const made = new FluentBundle(lang, { useIsolating: LANGUAGES[lang]?.dir === "rtl" });
  for (const resource of resources) made.addResource(resource, { allowOverrides: true });
  return made;
}

const PAGE = "page";
const englishPage = new FluentResource(english);
const fallback = bundle("en", [englishPage]);

async function read(lang: string, name: string): Promise<FluentResource | null> {
  if (lang === "en" && name === PAGE) return englishPage;
  const file = files[`../../src/hustings/locale/${lang}/${name}.ftl`];
  return file ? new FluentResource(await file()) : null;
}

class I18n {
  settings = $state<Settings>(load());
  lang = $state("en");
  /** The language chosen; ``lang`` follows as soon as its words are here. The server is asked in this one from the start. */
  wanted = $derived(language(this.settings));
  dir = $derived(LANGUAGES[this.lang]?.dir ?? "ltr");
  #bundle = $state.raw<FluentBundle>(fallback);
  #games = new Set<string>();
  #edition = "";
  #read = new Map<string, FluentResource>([[PAGE, englishPage]]);
  #version = $state(0);

  async use(change: Partial<Settings> = {}): Promise<void> {
    this.settings = { ...this.settings, ...change };
    save(this.settings);
    const lang = language(this.settings);
    if (lang !== this.lang || lang !== this.#bundle.locales[0]) {
      const page = await read(lang, PAGE);
      if (lang !== language(this.settings)) return; // another was chosen while this one came
      this.lang = lang;
      this.#read = new Map(page ? [[PAGE, page]] : []);
      this.#gather();
      await Promise.all([...this.#games, this.#edition].map((name) => this.#add(name)));
    }
    apply(this.settings);
  }

  /** The names a board needs: the words of a game, in this language and in English. */
  async words(prefix: string): Promise<void> {
    if (this.#games.has(prefix)) return;
    this.#games.add(prefix);
    const spoken = await read("en", prefix);
    if (spoken) fallback.addResource(spoken);
    await this.#add(prefix);
  }

  /** What the edition on the table says otherwise than others that share its words; it replaces that of the table before. */
  async edition(game: string): Promise<void> {
    if (this.#edition === game) return;
    this.#edition = game;
    await this.#add(game);
  }

  async #add(name: string): Promise<void> {
    const lang = this.lang;
    const resource = await read(lang, name);
    if (lang !== this.lang) return;
    if (resource) this.#read.set(name, resource);
    this.#gather();
  }

  #gather(): void {
    const names = [PAGE, ...this.#games, this.#edition];
    this.#bundle = bundle(
      this.lang,
      names.flatMap((name) => this.#read.get(name) ?? []),
    );
    this.#version++;
  }

  /** Sentences without values are said once; a board asks for the same ones again and again. */
  #plain = $derived.by(() => {
    void this.#bundle;
    void this.#version;
    return new Map<string, string | undefined>();
  });

  format(id: string, args?: Args): string | undefined {
    if (args) return this.#format(id, args);
    const known = this.#plain;
    if (!known.has(id)) known.set(id, this.#format(id, {}));
    return known.get(id);
  }

  #format(id: string, args: Args): string | undefined {
    void this.#version;
    for (const b of [this.#bundle, fallback]) {
      const message = b.getMessage(id);
      if (message?.value) return b.formatPattern(message.value, this.#said(b, args), []);
    }
    return undefined;
  }

  /** Values in words: a message inside another is said first, and lends its forms (`.in`) to the outer one (`$state-in`). */
  #said(b: FluentBundle, args: Args): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (!isMessage(value)) {
        said[name] = typeof value === "number" && value < 0 ? number(value) : value;
        continue;
      }
      said[name] = this.format(value.id, value.values) ?? value.id;
      for (const [form, pattern] of Object.entries(b.getMessage(value.id)?.attributes ?? {})) {
        said[`${name}-${form}`] = b.formatPattern(pattern, this.#said(b, value.values ?? {}), []);
      }
    }
    return said;
  }
}

export const i18n = new I18n();

/** A sentence of the page. */
export function t(id: string, args?: Args): string {
  return i18n.format(id, args) ?? id;
}

/** The same, or a fallback where the page has no such sentence: names of third parties' options. */
export function tOr(id: string, otherwise: string, args?: Args): string {
  return i18n.format(id, args) ?? otherwise;
}

/** What a game or the server says. */
export function say(value: Message | string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return value < 0 ? number(value) : String(value);
  if (typeof value !== "object") return value;
  if (value.text !== undefined) return value.text;
  return i18n.format(value.id, value.values as Args) ?? value.id.replaceAll("-", " ");
}

/** A number with its sign before it, also where the text runs from right to left. */
export function signed(value: number): string {
  return `${i18n.dir === "rtl" ? "\u200e" : ""}${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)}`;
}

// Making one of these takes longer than all its work, so each language has its own.
const figures = new Map<string, Intl.NumberFormat>();
export function number(value: number): string {
  let format = figures.get(i18n.lang);
  if (!format) figures.set(i18n.lang, (format = new Intl.NumberFormat(i18n.lang)));
  return format.format(value).replace("-", "−");
}

/** Whole percent as the language writes them: 62% or 62 %. */
export function percentage(value: number): string {
  return new Intl.NumberFormat(i18n.lang, { style: "percent" }).format(value / 100);
}

/** A day and a time of day. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(i18n.lang, { dateStyle: "medium", timeStyle: "short" }).format(Date.parse(iso));
}

/** The time of day; with the day when that is another one. */
export function clockTime(iso: string): string {
  const at = new Date(iso);
  const today = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(i18n.lang, {
    ...(today ? {} : { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}

export function ago(iso: string): string {
  const seconds = (Date.parse(iso) - serverNow()) / 1000;
  const format = new Intl.RelativeTimeFormat(i18n.lang, { numeric: "auto" });
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
  ];
  for (const [size, unit] of steps)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(Math.min(0, Math.round(seconds / 60)), "minute");
}

export function day(iso: string): string {
  return new Intl.DateTimeFormat(i18n.lang, { dateStyle: "medium" }).format(new Date(iso));
}

export function list(items: string[]): string {
  return new Intl.ListFormat(i18n.lang, { type: "conjunction" }).format(items);
}

/** What a language is called in the reader's own. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([i18n.lang], { type: "language" }).of(code) ?? code;
}
