import { defineMessages } from "../../i18n/index.js";

export const optionListMessages = defineMessages("optionList", {
  search: "Search",
  nothing: "No results",
  create: "Create “{name}”",
});
