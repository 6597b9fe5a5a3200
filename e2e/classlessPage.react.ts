// A partner's React page with a list, a form and cards.
import { Balance, CallHistory, CallwrightProvider, ContactUs } from "@callwright/widgets";
import { type ComponentType, createElement as h } from "react";
import { createRoot } from "react-dom/client";

const place = document.querySelector("main");
if (place)
  createRoot(place).render(
    h(CallwrightProvider, {
      mode: "demo",
      onEvent: ({ type, widget }) =>
        type === "loaded" && dispatchEvent(new CustomEvent("cw-loaded", { detail: widget })),
      children: [CallHistory, Balance, ContactUs].map((Widget: ComponentType, key) => h(Widget, { key })),
    }),
  );
