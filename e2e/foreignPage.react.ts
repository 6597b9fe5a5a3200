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
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";

const widgets = [
  h(Balance, { key: 1 }),
  h(CallCenter, { key: 2 }),
  h(CallHistory, { key: 3 }),
  h(CompanyFaq, { key: 4 }),
  h(CompanyMembers, { key: 5 }),
  h(CompanySettings, { key: 6 }),
  h(ContactUs, { key: 7 }),
  h(Dashboard, { key: 8 }),
  h(Numbers, { key: 9 }),
  h(Plans, { key: 10 }),
  h(PotentialCustomers, { key: 11 }),
  h(Products, { key: 12 }),
  h(Usage, { key: 13 }),
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
      children: widgets,
    }),
  );
