import { firstTexts } from "../../i18n/index.js";

/** The texts that the widget needs at first. `callCenterMessages` adds the others. */
export const firstCallCenterMessages = firstTexts(
  "callCenter",
  {
    title: "Call Center",
    search: "Search call center",

    customer: "Customer",
    country: "Country",
    city: "City",
    contact: "Contact",
    product: "Product",
    phone: "Phone",
    number: "Number",
    language: "Language",
    localTime: "Local time",
    calls: "Calls",
    created: "Created",
    seller: "Seller",
    none: "-",
    /** In the narrow list, whose rows have no header. */
    callsCount: { one: "{count} call", other: "{count} calls" },
    notCalled: "Not called yet",
    defaultNumber: "Default",

    sortNewest: "Newest first",
    sortOldest: "Oldest first",
    sortCustomer: "Customer, A to Z",
    sortMostCalls: "Most calls",
    sortFewestCalls: "Fewest calls",

    emptyTitle: "Your call center is empty.",
    add: "Add Call Center Item",
    forbidden: "You do not have access to the call center.",

    create: "Create",
    export: "Export",
    call: "Call",
    callContact: "Call {contact}",
    underWay: "This contact is being called now",
    openCallTo: "Open the call to {contact}",
    delete: "Delete",
    upgradePlan: "Please upgrade your plan",

    callSelectedNow: "Call Now",
    callSelectedLater: "Call Later",

    unnamed: "call center item",
    exportFailed: "Error during export.",
    selectionFailed: "The selected rows could not be read.",
    noCustomer: "This item has no customer",
    noSeller: "This item has no seller company",
    noProduct: "This item has no product",
    noContact: "This item has no contact",
    doNotCall: "This contact asked not to be called again",
  },
  { tr: () => import("./callCenter.messages.tr.js") },
);
