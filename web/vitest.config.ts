import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $: new URL("./src", import.meta.url).pathname }, conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"] },
});
