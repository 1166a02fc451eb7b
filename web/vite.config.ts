import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package: whoever installs the wheel needs no Node.
export default defineConfig({
  base: "/",
  plugins: [svelte()],
  resolve: { alias: { $: new URL("./src", import.meta.url).pathname } },
  build: {
    outDir: "../src/hustings/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    target: "es2022",
    sourcemap: false,
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": process.env.HUSTINGS_URL ?? "http://127.0.0.1:8000" }, fs: { allow: [".."] } },
});
