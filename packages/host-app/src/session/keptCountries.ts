import type { Middleware } from "@callwright/sdk";

const storageName = "callwright.countries";

/**
 * Keeps the list of countries for as long as the tab's session lasts: after a reload it is read from there, not from the server
 * (A-ENT-16, R-63). Goes when somebody signs out, as all the tab keeps.
 */
export const keptCountries: Middleware = {
  onRequest({ schemaPath }) {
    if (schemaPath !== countries) return undefined;
    const kept = sessionStorage.getItem(storageName);
    return kept === null ? undefined : new Response(kept, { headers: { "Content-Type": "application/json" } });
  },
  async onResponse({ schemaPath, response }) {
    if (schemaPath !== countries || !response.ok) return;
    const text = await response.clone().text();
    try {
      sessionStorage.setItem(storageName, text);
    } catch {
      // A full or forbidden storage costs a request after a reload, nothing else.
    }
  },
};

const countries = "/v1/countries";
