import { defineMessages } from "../../i18n/index.js";

export const fileDropMessages = defineMessages("fileDrop", {
  label: "File",
  drop: "Drop an .xlsx or .csv file",
  or: "or",
  choose: "choose a file",
  onlyExcel: "Only Excel files are accepted.",
  remove: "Remove file",
});
