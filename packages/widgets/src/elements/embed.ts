/**
 * What a partner's page loads with `<script type="module" src="https://…/embed/callwright.js">`: it defines the
 * elements, and each fetches its widget when it appears in the page.
 */
import { callCenterElement } from "./callCenter.js";
import { callHistoryElement } from "./callHistory.js";
import { defineElement, type ElementDefaults } from "./defineElement.js";
import { potentialCustomersElement } from "./potentialCustomers.js";

const here = new URL(import.meta.url);
const script = [...document.scripts].find(({ src }) => src === here.href);
const defaults: ElementDefaults = { apiBase: here.origin, nonce: script?.nonce };

defineElement("cw-call-history", callHistoryElement, defaults);
defineElement("cw-call-center", callCenterElement, defaults);
defineElement("cw-potential-customers", potentialCustomersElement, defaults);
