import { firstTexts } from "../../i18n/index.js";

/** The texts that the widget needs at first. `doNotCallMessages` adds the others. */
export const firstDoNotCallMessages = firstTexts(
  "doNotCall",
  {
    title: "Do not call",
    add: "Add numbers",
    import: "Import a register",
    export: "Export",
    search: "Search by number or reason",
    source: "Source",
    show: "Show",
    listed: "Not called",
    lifted: "Lifted",

    number: "Number",
    reason: "Reason",
    company: "Company",
    everywhere: "Everybody",
    createdAt: "Since",
    createdBy: "Added by",
    liftedAt: "Lifted",
    liftedBy: "Lifted by",
    liftReason: "Why",
    none: "-",
    tooOld: "Register, out of date",
    numbersOfRegister: { one: "{count} number", other: "{count} numbers" },
    importedToday: "imported today",
    daysOld: { one: "{count} day old", other: "{count} days old" },
    validUntil: "valid until {date}",

    OPT_OUT: "Said on a call",
    INBOUND: "Called back",
    SELLER: "By hand",
    IMPORT: "Register",
    PARTNER: "Partner",
    CARRIER: "Carrier",

    empty:
      "Nobody has asked not to be called yet. When somebody says so on a call, their number is added here automatically. Add the numbers of people who told you in another way.",
    emptyLifted: "No number has been taken off the list.",
    forbidden: "You do not have access to the do-not-call list.",
    exportFailed: "The list could not be exported.",

    importNewer: "Import a newer file",
    lift: "Allow calls again",
  },
  { tr: () => import("./doNotCall.messages.tr.js") },
);
