import "$/styles/fonts.css";
import "$/styles/tokens.css";
import "$/styles/base.css";
import { mount } from "svelte";
import App from "$/App.svelte";
import { i18n } from "$/i18n.svelte";
import { LOCAL } from "$/local/mode";
import { register } from "$/push.svelte";

// Drawn once its words are here: a page that first speaks another language jumps.
void i18n
  .use()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("app")! }));
if (LOCAL) void import("$/local/begin");
else register();
