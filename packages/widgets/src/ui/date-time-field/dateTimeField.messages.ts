import { defineMessages } from "../../i18n/index.js";

export const dateTimeFieldMessages = defineMessages("dateTimeField", {
  previousMonth: "Previous month",
  nextMonth: "Next month",
});
