import { defineMessages } from "../../i18n/index.js";

/** The additional texts of short lists of calls. */
export const callLinesMessages = defineMessages("callLines", {
  none: "-",
  today: "{time}",
  tomorrow: "Tomorrow {time}",
  later: "{day}, {time}",
  /** The customer's clock. */
  there: "{time} in {place}",
});
