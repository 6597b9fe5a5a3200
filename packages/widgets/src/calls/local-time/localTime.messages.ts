import { defineMessages } from "../../i18n/index.js";

/** What is said of a customer's local time. */
export const localTimeMessages = defineMessages("localTime", {
  within: "In office hours",
  before: "Before office hours",
  after: "After office hours",
  weekend: "Weekend",
  /** Where calls are started. */
  lineWithin: "{time} in {place}",
  lineBefore: "{time} in {place}, before office hours",
  lineAfter: "{time} in {place}, after office hours",
  lineWeekend: "{time} in {place}, at the weekend",
  unknown: "-",
});
