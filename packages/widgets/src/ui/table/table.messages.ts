import { defineMessages } from "../../i18n/index.js";

export const tableMessages = defineMessages("table", {
  selectPage: "Select all rows on this page",
  selectRow: "Select {row}",
  actions: "Actions",
  more: "More",
  loading: "Loading...",
});
