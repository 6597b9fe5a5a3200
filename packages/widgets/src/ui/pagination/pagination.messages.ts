import { defineMessages } from "../../i18n/index.js";

export const paginationMessages = defineMessages("pagination", {
  label: "Pages",
  rowsPerPage: "Rows per page",
  range: "{from}–{to} of {total}",
  previous: "Previous page",
  next: "Next page",
  page: "Page {page}",
});
