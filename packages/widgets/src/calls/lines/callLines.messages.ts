import { defineMessages } from "../../i18n/index.js";

/** What short lists of calls say beside what a call says of itself. */
export const callLinesMessages = defineMessages("callLines", {
  none: "-",
  today: "{time}",
  tomorrow: "Tomorrow {time}",
  later: "{day}, {time}",
  /** The customer's clock. */
  there: "{time} in {place}",
});
