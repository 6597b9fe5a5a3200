import { defineMessages } from "../../i18n/index.js";

export const filterChipMessages = defineMessages("filterChip", {
  clear: "Clear {label} filter",
});
