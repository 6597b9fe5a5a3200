import { defineMessages } from "../../i18n/index.js";

export const widgetHeaderMessages = defineMessages("widgetHeader", {
  filters: "Filters",
});
