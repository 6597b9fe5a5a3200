import { browserTokens, createClient } from "@callwright/sdk";

import { watchedFetch } from "./connection.js";
import { keptCountries } from "./keptCountries.js";

/** Where both tokens are kept; all tabs share them. */
export const tokens = browserTokens();

/** The app's one connection; the server that serves the app also serves the API. */
export const client = createClient({
  baseUrl: "",
  session: tokens,
  fetch: watchedFetch,
  middleware: [keptCountries],
});
