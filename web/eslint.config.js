import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/api/schema.ts", "test-results/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // Our own drawings, and Markdown that rules.ts escapes.
    files: [
      "src/art/*.svelte",
      "src/boards/{macher,pocket}/*.svelte",
      "src/pages/{Legal,Rules}.svelte",
      "src/rules/*.svelte",
      "src/table/scenes/TalksView.svelte",
    ],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    rules: {
      // TypeScript knows undefined names better.
      "no-undef": "off",
      // Maps and sets here are filled once and read; what changes on screen is $state.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that formatting would lose.
      "svelte/no-useless-mustaches": "off",
      // An effect that resets several fields at once reads better than several deriveds.
      "svelte/prefer-writable-derived": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
);
