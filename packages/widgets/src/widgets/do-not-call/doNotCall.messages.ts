import { defineMessages } from "../../i18n/index.js";

/** Every text of the do-not-call list. */
export const doNotCallMessages = defineMessages(
  "doNotCall",
  {
    title: "Do not call",
    add: "Add numbers",
    export: "Export",
    search: "Search by number or reason",
    source: "Source",
    show: "Show",
    listed: "Not called",
    lifted: "Lifted",

    number: "Number",
    /** Stands for a number of a register of which only a hash is kept. */
    hidden: "Hidden number",
    reason: "Reason",
    company: "Company",
    everywhere: "Everybody",
    createdAt: "Since",
    createdBy: "Added by",
    liftedAt: "Lifted",
    liftedBy: "Lifted by",
    liftReason: "Why",
    none: "-",

    OPT_OUT: "Said on a call",
    INBOUND: "Called back",
    SELLER: "By hand",
    IMPORT: "Register",
    PARTNER: "Partner",
    CARRIER: "Carrier",

    empty:
      "Nobody has asked not to be called. Who says so on a call is put here by itself; add numbers that you were told in another way.",
    emptyLifted: "No number has been taken off the list.",
    forbidden: "You do not have access to the do-not-call list.",
    exportFailed: "The list could not be exported.",

    numbers: "Telephone numbers",
    numbersHint: "One per line, with their country code, e.g. +47 22 86 01 44.",
    addBody: "From now on nobody of your company calls these numbers, and waiting calls to them end.",
    numbersMissing: "Please enter at least one number",
    numbersTooMany: "At most 1,000 numbers can be added at once",
    reasonPlaceholder: "e.g. asked by email",
    reasonTooLong: "The reason must be at most 500 characters",
    cancel: "Cancel",
    submit: "Add",
    added: { one: "{count} number is no longer called", other: "{count} numbers are no longer called" },
    alreadyKnown: { one: "{count} was on the list before", other: "{count} were on the list before" },
    refusedCalls: { one: "{count} waiting call ended", other: "{count} waiting calls ended" },

    lift: "Allow calls again",
    liftOf: "Allow calls to {number}",
    liftTitle: "Allow calls to {number} again",
    liftBody: "The entry stays in the list of lifted numbers, with your name and this reason.",
    liftReasonMissing: "Please say why, in at least 5 characters",
    liftedDone: "The number may be called again",
  },
  { tr: () => import("./doNotCall.messages.tr.js") },
);
