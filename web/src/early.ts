// Runs before the page is drawn, so that the chosen theme, language and size never flash.
import { apply, load } from "$/settings";

apply(load());
