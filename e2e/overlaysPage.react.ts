// A partner's React page with one widget that opens overlays of every kind.
import { CallCenter, CallwrightProvider } from "@callwright/widgets";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";

const place = document.querySelector("main");
if (place)
  createRoot(place).render(h(CallwrightProvider, { mode: "demo", density: "compact", children: h(CallCenter) }));
