import { defineMessages } from "../../i18n/index.js";

export const selectionBarMessages = defineMessages("selectionBar", {
  label: "Selection",
  count: { one: "{count} selected", other: "{count} selected" },
  selectAll: { one: "Select all {count}", other: "Select all {count}" },
  clear: "Clear selection",
});
