// A partner's React page with every embeddable widget except the calls in progress, which change, one below the other.
import {
  Balance,
  BalanceCard,
  CallButton,
  CallCenter,
  CallHistory,
  CallwrightProvider,
  Campaigns,
  CompanyFaq,
  CompanyMembers,
  CompanySettings,
  ContactActivity,
  ContactUs,
  Dashboard,
  DoNotCall,
  Numbers,
  Plans,
  PotentialCustomers,
  Products,
  Usage,
} from "@callwright/widgets";
import { type ComponentType, createElement as h } from "react";
import { createRoot } from "react-dom/client";

const phoneNumber = "+46 40 628 04 31";
const widgets: ComponentType[] = [
  Balance,
  BalanceCard,
  () => h(CallButton, { phoneNumber }),
  CallCenter,
  CallHistory,
  Campaigns,
  CompanyFaq,
  CompanyMembers,
  CompanySettings,
  () => h(ContactActivity, { phoneNumber }),
  ContactUs,
  Dashboard,
  DoNotCall,
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
      // This dispatches the event as an element does.
      onEvent: ({ type, widget }) =>
        type === "loaded" && dispatchEvent(new CustomEvent("cw-loaded", { detail: widget })),
      children: widgets.map((Widget, key) => h(Widget, { key })),
    }),
  );
