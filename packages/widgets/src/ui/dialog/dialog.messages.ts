import { defineMessages } from "../../i18n/index.js";

export const dialogMessages = defineMessages("dialog", {
  back: "Back",
  close: "Close",
  cancel: "Cancel",
  previous: "Previous",
  next: "Next",
  isFirst: "This is the first row",
  isLast: "This is the last row",
  unsavedTitle: "Are you sure?",
  unsavedBody: "Your changes have not been saved.",
  keepEditing: "Keep editing",
  discard: "Discard",
});
