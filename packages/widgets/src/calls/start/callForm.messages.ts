import { defineMessages } from "../../i18n/index.js";
import { firstCallFormMessages } from "./callForm.firstTexts.js";

/** The texts before a call is made, in all places. */
export const callFormMessages = defineMessages("callForm", {
  ...firstCallFormMessages.texts,

  callNow: "Call Now",
  callLater: "Call Later",
  from: "From {number}",
  fromDefault: "From the default number",
  language: "Language",
  justCalled: "A call was just started",
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
  checkTitle: "Of {count} chosen",
  checkReading: "Checking who may be called",
  checkFailed: "Who may be called could not be checked. Each call is checked when it is made.",
  checkNow: { one: "{count} now", other: "{count} now" },
  checkHeld: { one: "{count} waits until {time}", other: "{count} wait, the first until {time}" },
  checkHeldTogether: { one: "{count} waits until {time}", other: "{count} wait until {time}" },
  checkRefused: { one: "{count} will not be called", other: "{count} will not be called" },
  /** What would happen with real telephones, if none rings. */
  checkAdvice: "With real phones",
  checkAdviceOfOne: "With real phones: {said}",
  checkCostUpTo: "At most {most}.",
  checkUnnamed: "Call center item without a contact",
  /** Groups of people, by the code of the reason. */
  OUTSIDE_CALLING_HOURS: { one: "{count} outside calling hours", other: "{count} outside calling hours" },
  TOO_SOON: { one: "{count} was called a short while ago", other: "{count} were called a short while ago" },
  DO_NOT_CALL: { one: "{count} asked not to be called", other: "{count} asked not to be called" },
  NO_CONSENT: { one: "{count} without consent", other: "{count} without consent" },
  ATTEMPT_LIMIT: { one: "{count} was called too often", other: "{count} were called too often" },
  COOLING_OFF: { one: "{count} said no not long ago", other: "{count} said no not long ago" },
  ALREADY_ON_THE_LINE: {
    one: "{count} is being called already, or chosen twice",
    other: "{count} are being called already, or chosen twice",
  },
  reasonOfMany: "{count}: {reason}",
  /** The default name of calls that are started together. */
  campaignName: "Campaign name",
  campaignDefault: { one: "{time} · {count} call", other: "{time} · {count} calls" },
  campaignPace: "Calls per minute, at most",
  campaignPaceHint: "Leave it empty to call as fast as lines allow. With a pace, calls may wait up to 30 days.",
  campaignPaceWrong: "Please enter a number from 1 to 600",
  manyReading: "Reading the chosen rows",
  manyNobody: "None of the chosen rows can be called now.",
});
