// Our rules texts, one Markdown file per game, cut into sections that can be linked to.
const files = import.meta.glob<string>("../../../src/hustings/rulebooks/text/en/*.md", { query: "?raw", import: "default" });
const path = (game: string): string => `../../../src/hustings/rulebooks/text/en/${game}.md`;

export interface Section { id: string; title: string; level: number; body: string }
export interface Book { title: string; preface: string; sections: Section[] }

const BOOKS: Record<string, string> = { "1997": "die-macher-1997", "2006": "die-macher-2006", "2019": "die-macher-2019", zoo: "zoocracy", pocket: "pocket" };

export const has = (game: string): boolean => path(game) in files;

const read = new Map<string, Promise<Book | null>>();

export function book(game: string): Promise<Book | null> {
  let found = read.get(game);
  if (!found) {
    const file = files[path(game)];
    found = file ? file().then(parse) : Promise.resolve(null);
    read.set(game, found);
  }
  return found;
}

/** ``2006 §6.2.6`` as the page's own address. */
export function cite(rule: string, game: string): { game: string; section: string } | null {
  const match = /^(\S+) §(\S+)$/.exec(rule);
  if (!match) return null;
  return { game: BOOKS[match[1]!] ?? game, section: match[2]! };
}

function parse(text: string): Book {
  const made: Book = { title: "", preface: "", sections: [] };
  let current: Section | null = null;
  for (const line of text.split("\n")) {
    const head = /^(#{2,4}) (?:§ ?)?([0-9A-Z][\w.]*?)\.? (.+)$/.exec(line);
    if (head) {
      current = { id: head[2]!, title: head[3]!, level: head[1]!.length, body: "" };
      made.sections.push(current);
    } else if (!current && line.startsWith("# ")) made.title = line.slice(2);
    else if (current) current.body += line + "\n";
    else made.preface += line + "\n";
  }
  return made;
}

/** The section cited, or the nearest one above it that has a text. */
export function section(found: Book, id: string): Section | null {
  for (let wanted = id; wanted; wanted = wanted.includes(".") ? wanted.slice(0, wanted.lastIndexOf(".")) : "") {
    const hit = found.sections.find((s) => s.id === wanted);
    if (hit) return hit;
  }
  return found.sections.find((s) => s.body.includes(`Ruling ${id}`)) ?? null;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function inline(text: string, game: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[\s(])[*_]([^*_]+)[*_](?=[\s).,;:]|$)/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\((https?:[^)]+)\)/g, '<a href="$2" rel="noreferrer">$1</a>')
    .replace(/§ ?([0-9A-Z][\w.]*\w|\d)/g, `<a href="/rules/${game}/$1">§$1</a>`);
}

/** Paragraphs, lists, tables, emphasis: as much Markdown as our rules use. */
export function html(source: string, game: string): string {
  const out: string[] = [];
  const lines = source.split("\n");
  const say = (text: string): string => inline(text, game);
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    if (!line.trim()) { i++; continue; }
    if (/^#{3,6} /.test(line)) { out.push(`<h4>${say(line.replace(/^#+ /, ""))}</h4>`); i++; continue; }
    if (line.startsWith("|")) {
      const rows: string[][] = [];
      for (; i < lines.length && lines[i]!.startsWith("|"); i++) rows.push(lines[i]!.replace(/^\||\|\s*$/g, "").split("|").map((c) => c.trim()));
      const [head, , ...rest] = rows;
      out.push(`<div class="scroll-x" tabindex="0" role="group"><table class="data"><thead><tr>${head!.map((c) => `<th scope="col">${say(c)}</th>`).join("")}</tr></thead><tbody>${rest.map((r) => `<tr>${r.map((c, k) => (k ? `<td>${say(c)}</td>` : `<th scope="row">${say(c)}</th>`)).join("")}</tr>`).join("")}</tbody></table></div>`);
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
    for (; i < lines.length && lines[i]!.trim() && !lines[i]!.startsWith("|") && !bullet.test(lines[i]!); i++) words.push(lines[i]!.replace(/^> ?/, ""));
    const text = say(words.join(" "));
    out.push(/^Ruling |^<strong>Ruling/.test(text) ? `<p class="ruling">${text}</p>` : `<p>${text}</p>`);
  }
  return out.join("\n");
}
