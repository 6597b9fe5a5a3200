/**
 * What a partner's page loads with `<script type="module" src="https://…/embed/callwright.js">`: it defines the
 * elements, and each fetches its widget when it appears in the page.
 */
import { defineElement } from "./defineElement.js";
import { elementSpecs } from "./generated/elementSpecs.js";
import { tellMistake } from "./tellMistake.js";
import type { ElementDefaults, ElementSpec } from "./ElementSpec.js";

const here = import.meta.url;
const script = [...document.scripts].find(({ src }) => src === here);
const apiBase = new URL(here).origin;
const defaults: ElementDefaults = { apiBase, nonce: script?.nonce };

for (const [name, spec] of Object.entries(elementSpecs))
  defineElement(`cw-${name}`, spec as ElementSpec<object>, defaults);

// A name that is wrong is undefined for ever; an element of another library may be so for a moment.
const lookForUnknown = () => {
  if (document.querySelector(":not(:defined)"))
    void import("./unknownElements.js").then(({ tellUnknown }) =>
      tellUnknown(tellMistake, Object.keys(elementSpecs), apiBase),
    );
};
setTimeout(lookForUnknown);
setTimeout(lookForUnknown, 3000);
