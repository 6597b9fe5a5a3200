import type { Middleware } from "@callwright/sdk";

import { keepText, readText } from "./storage.js";

const storageName = "callwright.countries";

/**
 * Keeps the list of countries for as long as the session of the tab lasts: after a reload it is read from the session
 * storage and not from the server (A-ENT-16, R-63). It is removed when the user signs out, like everything that the tab
 * keeps.
 */
export const keptCountries: Middleware = {
  onRequest({ schemaPath }) {
    if (schemaPath !== countries) return undefined;
    const kept = readText("sessionStorage", storageName);
    return kept === null ? undefined : new Response(kept, { headers: { "Content-Type": "application/json" } });
  },
  async onResponse({ schemaPath, response }) {
    if (schemaPath !== countries || !response.ok) return;
    keepText("sessionStorage", storageName, await response.clone().text());
  },
};

const countries = "/v1/countries";
