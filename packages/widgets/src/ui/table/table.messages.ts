import { defineMessages } from "../../i18n/index.js";

export const tableMessages = defineMessages("table", {
  selectPage: "Select all rows on this page",
  selectRow: "Select {row}",
  actions: "Actions",
  loading: "Loading...",
  columns: "Columns",
  resetColumns: "Reset columns",
  /** What a button in a row does, and to which: its name for those who do not see the row. */
  rowAction: "{action} {row}",
  moreOf: "More for {row}",
  choose: "Select",
  doneChoosing: "Done",
});
