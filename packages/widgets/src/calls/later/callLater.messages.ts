import { defineMessages } from "../../i18n/index.js";

/** The texts for choosing a time for calls. */
export const callLaterMessages = defineMessages("callLater", {
  title: "Call Later",
  titleOfSelected: "Call Selected Rows Later",
  titleOfReschedule: "Reschedule call",
  date: "Date and time",
  yourTime: "That is {time} your time.",
  skipped: "Clocks there skip this time. The call starts at {there}, which is {time} your time.",
  twice: "Clocks there show this time twice. The call starts the first time, which is {time} your time.",
  noZone: "This customer has no time zone, so yours is used.",
  ownZones: "Each customer is called at this time in their own time zone.",
  zoneOf: "{customer}, {zone}",
  more: { one: "and {count} more", other: "and {count} more" },
  required: "Date is required",
  past: "Choose a time that is still to come",
  onTheirClock: "On the customer's clock",
  onTheirClocks: "On each customer's own clock",
  onYourClock: "On your clock",
  today: "Today {time}",
  tomorrow: "Tomorrow {time}",
  workday: "Next working day {time}",
  unnamed: "call center item",
  schedule: "Schedule",
  reschedule: "Reschedule",
  cancel: "Cancel",
});
