import { defineMessages } from "../../i18n/index.js";

export const tableMessages = defineMessages("table", {
  selectPage: "Select all rows on this page",
  selectRow: "Select {row}",
  actions: "Actions",
  loading: "Loading...",
  columns: "Columns",
  resetColumns: "Reset columns",
  /** The action of a button in a row, with the row's name: its accessible name for people who do not see the row. */
  rowAction: "{action} {row}",
  moreOf: "More for {row}",
  choose: "Select",
  doneChoosing: "Done",
});
