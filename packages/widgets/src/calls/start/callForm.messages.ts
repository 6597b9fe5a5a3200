import { defineMessages } from "../../i18n/index.js";

/** What is said before a call is made, wherever it is made from. */
export const callFormMessages = defineMessages("callForm", {
  callNow: "Call Now",
  callLater: "Call Later",
  call: "Call",
  callContact: "Call {contact}",
  from: "From {number}",
  fromDefault: "From the default number",
  language: "Language",
  justCalled: "A call was just started",
  noContact: "This item has no contact",
  doNotCall: "This contact asked not to be called again",
  incomplete: "A part of this call center item was deleted",
  openCall: "Open call",
  cancel: "Cancel",

  costFree: "Free with the plan.",
  costFreeMinutes: {
    one: "Free: {count} free minute is left.",
    other: "Free: {count} free minutes are left.",
  },
  costPaid: "{fee} a started minute, at most {most}.",
  costMixed: {
    one: "{count} free minute is left, then {fee} a started minute, at most {most}.",
    other: "{count} free minutes are left, then {fee} a started minute, at most {most}.",
  },
  costUnknown: "Charged to the plan or the balance.",

  manyTitle: { one: "Call {count} contact now", other: "Call {count} contacts now" },
  manyTo: "To",
  manyFrom: "From",
  manyTime: "Local time",
  manyCost: "Cost",
  manyMore: { one: "and {count} more", other: "and {count} more" },
  manyNumbers: { one: "{count} number", other: "{count} numbers" },
  manyDefaultNumber: "the default number",
  manyInHours: "In office hours everywhere",
  manyOffHours: {
    one: "Outside office hours for {count} contact",
    other: "Outside office hours for {count} contacts",
  },
  manyUnknownHours: { one: "Not known for {count} contact", other: "Not known for {count} contacts" },
  manyLeftOut: {
    one: "{count} item cannot be called and is left out.",
    other: "{count} items cannot be called and are left out.",
  },
  manyUnderWay: {
    one: "{count} contact is being called already and is left out.",
    other: "{count} contacts are being called already and are left out.",
  },
  manyReading: "Reading the chosen rows",
  manyNobody: "None of the chosen rows can be called now.",
});
