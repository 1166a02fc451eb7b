import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Leaves a compressed twin beside every text file, so that the server need not compress. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const file = join(folder, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

// The page is built into the Python package: whoever installs the wheel needs no Node. In the mode "site" it is the
// page that needs no server, which scripts/site puts together with Python and the games.
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), ...(mode === "site" ? [] : [packed()])],
  worker: { format: "es" },
  resolve: { alias: { $: new URL("./src", import.meta.url).pathname } },
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/hustings/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    target: "es2022",
    sourcemap: false,
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": process.env.HUSTINGS_URL ?? "http://127.0.0.1:8000" }, fs: { allow: [".."] } },
}));
