import { defineMessages } from "../../i18n/index.js";

export const optionListMessages = defineMessages("optionList", {
  search: "Search",
  loading: "Loading...",
  nothing: "No results",
  create: "Create “{name}”",
});
