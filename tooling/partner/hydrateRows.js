// The browser's half of a page that has its rows.
import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi } from "@callwright/sdk/fake";
import { hydrateRoot } from "react-dom/client";

import { tree } from "./tree.js";

const api = createFakeApi(demoHandlers());
const initialData = JSON.parse(document.getElementById("rows").textContent);
globalThis.loaded = [];
const onEvent = ({ type, widget }) => void (type === "loaded" && globalThis.loaded.push(widget));
hydrateRoot(document.querySelector("main"), tree({ client: api.client, initialData, onEvent }), {
  onRecoverableError: (error) => console.error(error),
});
