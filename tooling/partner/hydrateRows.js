// The browser's half of a page that has its rows.
import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi } from "@callwright/sdk/fake";
import { hydrateRoot } from "react-dom/client";

import { tree } from "./tree.js";

const api = createFakeApi(demoHandlers());
const initialData = JSON.parse(document.getElementById("rows").textContent);
hydrateRoot(document.querySelector("main"), tree({ client: api.client, initialData }), {
  onRecoverableError: (error) => console.error(error),
});
