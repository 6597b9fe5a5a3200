/**
 * What a partner's page loads with `<script type="module" src="https://…/embed/callwright.js">`: it defines the
 * elements, and each fetches its widget when it appears in the page.
 */
import { defineElement } from "./defineElement.js";
import { elementSpecs } from "./elementSpecs.js";
import type { ElementDefaults, ElementSpec } from "./ElementSpec.js";

const here = new URL(import.meta.url);
const script = [...document.scripts].find(({ src }) => src === here.href);
const defaults: ElementDefaults = { apiBase: here.origin, nonce: script?.nonce };

for (const [name, spec] of Object.entries(elementSpecs))
  defineElement(`cw-${name}`, spec as ElementSpec<object>, defaults);
