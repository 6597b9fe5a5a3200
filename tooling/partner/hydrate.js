// The browser's half of drawPages.mjs.
import { hydrateRoot } from "react-dom/client";

import { tree } from "./tree.js";

hydrateRoot(document.querySelector("main"), tree(), { onRecoverableError: (error) => console.error(error) });
