// A partner's React page with every embeddable widget, one below the other.
import {
  Balance,
  CallCenter,
  CallHistory,
  CallwrightProvider,
  CompanyFaq,
  CompanyMembers,
  CompanySettings,
  ContactUs,
  Dashboard,
  Numbers,
  Plans,
  PotentialCustomers,
  Products,
  Usage,
} from "@callwright/widgets";
import { type ComponentType, createElement as h } from "react";
import { createRoot } from "react-dom/client";

const widgets = [
  Balance,
  CallCenter,
  CallHistory,
  CompanyFaq,
  CompanyMembers,
  CompanySettings,
  ContactUs,
  Dashboard,
  Numbers,
  Plans,
  PotentialCustomers,
  Products,
  Usage,
];
const place = document.querySelector("main");

if (place)
  createRoot(place).render(
    h(CallwrightProvider, {
      mode: "demo",
      density: "compact",
      // As an element tells it.
      onEvent: ({ type, widget }) =>
        type === "loaded" && dispatchEvent(new CustomEvent("cw-loaded", { detail: widget })),
      children: widgets.map((Widget: ComponentType, key) => h(Widget, { key })),
    }),
  );
