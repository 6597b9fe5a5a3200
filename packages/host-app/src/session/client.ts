import { browserTokens, createClient } from "@callwright/sdk";

import { keptCountries } from "./keptCountries.js";

/** Where both tokens are kept; all tabs share them. */
export const tokens = browserTokens();

/** The app's one connection; the server that serves the app also serves the API. */
export const client = createClient({ baseUrl: "", session: tokens, middleware: [keptCountries] });
