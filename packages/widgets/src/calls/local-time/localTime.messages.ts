import { defineMessages } from "../../i18n/index.js";

/** The texts about a customer's local time. */
export const localTimeMessages = defineMessages("localTime", {
  within: "In office hours",
  before: "Before office hours",
  after: "After office hours",
  weekend: "Weekend",
  /** The texts where calls are started. */
  lineWithin: "{time} in {place}",
  lineBefore: "{time} in {place}, before office hours",
  lineAfter: "{time} in {place}, after office hours",
  lineWeekend: "{time} in {place}, at the weekend",
  unknown: "-",
});
