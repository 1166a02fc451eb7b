// Python with the games: one worker keeps the tables, another thinks for the bots, so that the tables never wait.
import type { PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import type { Asked, Begin, Load, Told } from "$/local/protocol";
import { TableStore } from "$/local/store";

interface Tables extends PyProxy {
  answer(method: string, path: string, query: string, body: string): Promise<[number, string, string]>;
  listen(id: string, query: string, send: (text: string) => void): Promise<PyCallable>;
}
interface Browser extends PyProxy {
  open_tables(store: TableStore, ask: (job: string) => Promise<string>): Promise<Tables>;
  work(job: string): string;
}

type Create = NonNullable<NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]>;
type Module = Awaited<ReturnType<Create>> & { _malloc(size: number): number };

const ask = self.fetch;
const tell = (said: Told): void => postMessage(said);

/** How far the start has come; a mark of it can be read with the tools of the browser. */
function reached(what: string, done: number): void {
  performance.mark(what);
  tell({ type: "progress", done });
}

/**
 * Python itself, compiled. Where the browser has kept the file from an earlier visit, it has kept what it made of it as
 * well, and nothing is compiled anew: so it is asked first, and the service worker (site/sw.js) only where it has not.
 */
async function compiled(url: string): Promise<WebAssembly.Module> {
  // Without a network there is no answer; a host that has a newer version has not got this file any more; and what a
  // reload cut off while it was being kept may end too early.
  return ask(url, { cache: "force-cache" })
    .then(compile)
    .catch(() => ask(url).then(compile));
}

async function compile(answer: Response): Promise<WebAssembly.Module> {
  if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
  if (answer.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer()); // a host that does not know what it is
}

/** Pyodide begins to compile only once the memory is here; so it is handed what was begun before. */
function handOver(url: string, compiled: Promise<WebAssembly.Module>): void {
  const { instantiateStreaming } = WebAssembly;
  const mark = new Response();
  self.fetch = (what, ...how) => (String(what) === url ? Promise.resolve(mark) : ask(what, ...how));
  WebAssembly.instantiateStreaming = async (answer, imports) => {
    if ((await answer) !== mark) return instantiateStreaming(answer, imports);
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** What was compressed when the site was built. */
async function unpacked(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} for ${url}`);
  const plain = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Puts the files of a pack into a folder of Python. */
function lay({ FS }: PyodideAPI, pack: Uint8Array, folder: string): void {
  const end = pack.indexOf(10);
  const listed = JSON.parse(new TextDecoder().decode(pack.subarray(0, end))) as [string, number][];
  const folders = new Set<string>();
  let at = end + 1;
  for (const [name, size] of listed) {
    const path = `${folder}/${name}`;
    const home = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(home)) FS.mkdirTree(home);
    folders.add(home);
    FS.writeFile(path, pack.subarray(at, (at += size)));
  }
}

/**
 * Python with the games, as it was when the site was built: its memory is put back rather than everything started and
 * imported again, which takes several times as long.
 */
async function load(folder: string): Promise<Browser> {
  const wasm = `${folder}pyodide.asm.wasm`;
  const compiling = compiled(wasm);
  handOver(wasm, compiling);
  const games = unpacked(`${folder}games.pack`).catch(() => unpacked(`${folder}games.pack`)); // cut off, as above
  const memory = unpacked(`${folder}memory.pack`);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const { default: create } = (await import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`)) as { default: Create };
  reached("script", 0.1);
  memory.then(
    () => reached("memory", 0.3),
    () => undefined,
  );
  const restored = loadPyodide({
    indexURL: folder,
    _loadSnapshot: memory,
    // Memory begins smaller than what is to be put back, and grows with what is asked of it.
    createPyodideModule: async (settings) => {
      const made = (await create(settings)) as Module;
      const { length } = await memory;
      while (made.HEAP8.length < length) made._malloc(1 << 16);
      return made;
    },
  });
  const begun = restored.catch((error: unknown) => {
    console.warn("started anew:", error); // a browser whose memory is another one
    return loadPyodide({ indexURL: folder });
  });
  const [python] = await Promise.all([begun, compiling]); // without the latter Pyodide would wait for ever
  reached("python", 0.7);
  lay(python, await games, "/games");
  python.runPython(`
import importlib, random, sys
if "/games" not in sys.path:
    sys.path.insert(0, "/games")
importlib.invalidate_caches()
random.seed()  # by chance: what was kept is the same for everybody
`);
  reached("games", 0.8);
  const browser = python.pyimport("hustings.local.browser") as Browser;
  reached("imported", 0.9);
  return browser;
}

/** Asks the bots, one job after another. */
function asker(port: MessagePort): (job: string) => Promise<string> {
  const waiting = new Map<number, { resolve(text: string): void; reject(error: Error): void }>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<{ id: number; text?: string; error?: string }>) => {
    const found = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.text === undefined) found?.reject(new Error(data.error));
    else found?.resolve(data.text);
  };
  return (job) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      if (last === 1) tell({ type: "asked" });
      port.postMessage({ id: last, job });
    });
}

async function think({ port }: Begin, coming: Promise<Browser>): Promise<void> {
  port.onmessage = async ({ data }: MessageEvent<{ id: number; job: string }>) => {
    try {
      port.postMessage({ id: data.id, text: (await coming).work(data.job) });
    } catch (error) {
      port.postMessage({ id: data.id, error: String(error) });
    }
  };
  await coming;
}

/** Two that keep the same tables would contradict each other: a second tab waits until the first is closed. */
async function alone(): Promise<void> {
  if (!navigator.locks) return; // only over https and on localhost
  const mine = (wait: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      void navigator.locks.request("hustings tables", { ifAvailable: !wait }, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise(() => undefined) : undefined; // until this worker is gone
      });
    });
  if (await mine(false)) return;
  tell({ type: "elsewhere", open: true });
  await mine(true);
  tell({ type: "elsewhere", open: false });
}

async function keep({ port }: Begin, coming: Promise<Browser>): Promise<void> {
  const [browser, store] = await Promise.all([coming, TableStore.open(), alone()]);
  const tables = await browser.open_tables(store, asker(port));
  const open = new Map<number, PyCallable>();
  reached("tables", 1);

  const split = (text: string): [string, string] => {
    const { pathname, searchParams } = new URL(text, "http://tables");
    return [pathname.replace(/^\/api/, ""), JSON.stringify(Object.fromEntries(searchParams))];
  };
  const answer = async (asked: Asked): Promise<void> => {
    if (asked.type === "silence") {
      open.get(asked.id)?.();
      open.delete(asked.id);
      return;
    }
    const [path, query] = split(asked.url);
    if (asked.type === "send") {
      const [status, body, media] = await tables.answer(asked.method, path, query, asked.body ?? "");
      tell({ type: "answer", id: asked.id, status, body, media });
      return;
    }
    const id = path.split("/")[2] ?? "";
    try {
      open.set(asked.id, await tables.listen(id, query, (text) => tell({ type: "news", id: asked.id, text })));
      tell({ type: "news", id: asked.id, text: "" });
    } catch {
      tell({ type: "gone", id: asked.id });
    }
  };
  onmessage = ({ data }: MessageEvent<Asked>) => {
    answer(data).catch((error: unknown) => {
      console.error(error);
      if (data.type === "send") tell({ type: "answer", id: data.id, status: 500, body: "{}", media: "" });
    });
  };
}

// What comes before the tables are here waits for them.
const early: MessageEvent<Asked>[] = [];
let coming: Promise<Browser> | null = null;
onmessage = async ({ data }: MessageEvent<Load | Begin>) => {
  coming ??= load(data.folder);
  if (data.type === "load") return void coming.catch(() => undefined); // told once there is somebody to tell it to
  onmessage = (event: MessageEvent<Asked>) => void early.push(event);
  try {
    await (data.role === "bots" ? think(data, coming) : keep(data, coming));
    for (const event of early.splice(0)) onmessage?.call(self as never, event);
  } catch (error) {
    tell({ type: "failed", why: String(error) });
  }
};
