import { defineMessages } from "../../i18n/index.js";

export const selectionBarMessages = defineMessages("selectionBar", {
  label: "Selection",
  count: { one: "{count} selected", other: "{count} selected" },
  reading: { one: "Reading {count} row...", other: "Reading {count} rows..." },
  selectAll: { one: "Select all {count}", other: "Select all {count}" },
  tooMany: "At most {count} at once. Narrow the list with its search and filters.",
  clear: "Clear selection",
});
