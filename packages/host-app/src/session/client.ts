import { browserTokens, createClient } from "@callwright/sdk";

import { watchedFetch } from "./connection.js";
import { keptCountries } from "./keptCountries.js";

/** The store of both tokens, which all tabs share. */
export const tokens = browserTokens();

/** The app's client. The server that serves the app also serves the API. */
export const client = createClient({
  baseUrl: "",
  session: tokens,
  fetch: watchedFetch,
  middleware: [keptCountries],
});
