// Widgets with the built-in data, to be used in a browser without a server.
import { CallwrightProvider } from "@callwright/widgets";
import { Balance } from "@callwright/widgets/balance";
import { CallCenter } from "@callwright/widgets/call-center";
import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";

createRoot(document.querySelector("main")).render(
  createElement(
    StrictMode,
    null,
    createElement(CallwrightProvider, { mode: "demo" }, createElement(Balance), createElement(CallCenter)),
  ),
);
