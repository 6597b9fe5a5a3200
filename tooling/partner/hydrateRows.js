// The browser's half of a page that has its rows, which the browser need not ask for.
import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi } from "@callwright/sdk/fake";
import { hydrateRoot } from "react-dom/client";

import { tree } from "./tree.js";

const api = createFakeApi(demoHandlers());
const initialData = JSON.parse(document.getElementById("rows").textContent);
globalThis.asked = () => api.requests().map(({ id }) => id);
hydrateRoot(document.querySelector("main"), tree({ client: api.client, initialData }), {
  onRecoverableError: (error) => console.error(error),
});
