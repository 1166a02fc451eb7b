// The rules of a game: Markdown from the server, cut into sections that can be linked to.
import { api } from "$/api/client";
import { i18n } from "$/i18n.svelte";
import { who } from "$/who.svelte";

export interface Section {
  id: string;
  title: string;
  level: number;
  body: string;
}
export interface Book {
  title: string;
  language: string;
  preface: string;
  sections: Section[];
}

const read = new Map<string, Promise<Book | null>>();

/** The book of a game, or null where it has none. */
export function book(game: string): Promise<Book | null> {
  const at = `${i18n.wanted} ${game}`;
  let found = read.get(at);
  if (!found) {
    found = api.rules(game).then(
      (told) => parse(told.text, told.language, told.name),
      () => {
        read.delete(at);
        return null;
      },
    );
    read.set(at, found);
  }
  return found;
}

/** ``2006 §6.2.6`` as the page's own address. */
export function cite(rule: string, game: string): { game: string; section: string } | null {
  const match = /^(\S+) §(\S+)$/.exec(rule);
  if (!match) return null;
  const of = who.games.find((one) => one.book === match[1]) ?? who.games.find((one) => one.id.endsWith(match[1]!));
  return { game: of?.id ?? game, section: match[2]! };
}

function parse(text: string, language: string, name: string): Book {
  const made: Book = { title: name, language, preface: "", sections: [] };
  let current: Section | null = null;
  let fenced = false;
  for (const line of text.split("\n")) {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
    const head = fenced ? null : /^(#{2,6}) +(\S+)(?: +(.*\S))? *$/.exec(line);
    if (head) {
      current = { id: head[2]!, title: head[3] ?? "", level: head[1]!.length, body: "" };
      made.sections.push(current);
    } else if (current) current.body += line + "\n";
    else if (!line.startsWith("# ")) made.preface += line + "\n";
  }
  return made;
}

/** The section cited, or the nearest one above it that has a text. */
export function section(found: Book, id: string): Section | null {
  for (let wanted = id; wanted; wanted = wanted.includes(".") ? wanted.slice(0, wanted.lastIndexOf(".")) : "") {
    const hit = found.sections.find((s) => s.id === wanted);
    if (hit) return hit;
  }
  const ruling = /^[A-Z]{1,2}\d+$/.test(id) ? new RegExp(`(^|[^\\w§])${id}(?!\\w)`) : null; // the word before it differs by language
  return (ruling && found.sections.find((s) => ruling.test(s.body))) ?? null;
}

/** "Ruling M1", in whatever language. */
const RULING = /^(?:<strong>)?\p{L}+\s[A-Z]{1,2}\d+(?!\w)/u;

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function inline(text: string, game: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[\s(])[*_]([^*_]+)[*_](?=[\s).,;:]|$)/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\(((?:https?|mailto):[^)]+)\)/g, '<a href="$2" rel="noreferrer">$1</a>')
    .replace(/§ ?([0-9A-Z][\w.]*\w|\d)/g, game ? `<a href="/rules/${game}/$1">§$1</a>` : "$&");
}

/** Paragraphs, lists, tables, emphasis: as much Markdown as our rules use. Without a game no section is linked. */
export function html(source: string, game: string): string {
  const out: string[] = [];
  const lines = source.split("\n");
  const say = (text: string): string => inline(text, game);
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    if (!line.trim()) {
      i++;
      continue;
    }
    const head = /^(#{1,6}) /.exec(line);
    if (head) {
      const tag = `h${Math.min(4, Math.max(2, head[1]!.length))}`;
      out.push(`<${tag}>${say(line.replace(/^#+ /, ""))}</${tag}>`);
      i++;
      continue;
    }
    if (line.startsWith("|")) {
      const rows: string[][] = [];
      for (; i < lines.length && lines[i]!.startsWith("|"); i++)
        rows.push(
          lines[i]!.replace(/^\||\|\s*$/g, "")
            .split("|")
            .map((c) => c.trim()),
        );
      const [head, , ...rest] = rows;
      out.push(
        `<div class="scroll-x" tabindex="0" role="group"><table class="data"><thead><tr>${head!.map((c) => `<th scope="col">${say(c)}</th>`).join("")}</tr></thead><tbody>${rest.map((r) => `<tr>${r.map((c, k) => (k ? `<td>${say(c)}</td>` : `<th scope="row">${say(c)}</th>`)).join("")}</tr>`).join("")}</tbody></table></div>`,
      );
      continue;
    }
    const bullet = /^(\s*)([-*]|\d+\.) /;
    if (bullet.test(line)) {
      const kind = /^\s*\d/.test(line) ? "ol" : "ul";
      const items: string[] = [];
      for (; i < lines.length && lines[i]!.trim(); i++) {
        if (bullet.test(lines[i]!)) items.push(lines[i]!.replace(bullet, ""));
        else items[items.length - 1] += ` ${lines[i]!.trim()}`;
      }
      out.push(`<${kind}>${items.map((item) => `<li>${say(item)}</li>`).join("")}</${kind}>`);
      continue;
    }
    const words: string[] = [];
    for (
      ;
      i < lines.length &&
      lines[i]!.trim() &&
      !lines[i]!.startsWith("|") &&
      !/^#{1,6} /.test(lines[i]!) &&
      !bullet.test(lines[i]!);
      i++
    )
      words.push(lines[i]!.replace(/^> ?/, ""));
    const text = say(words.join(" "));
    out.push(RULING.test(text) ? `<p class="ruling">${text}</p>` : `<p>${text}</p>`);
  }
  return out.join("\n");
}
