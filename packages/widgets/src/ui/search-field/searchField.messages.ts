import { defineMessages } from "../../i18n/index.js";

export const searchFieldMessages = defineMessages("searchField", { placeholder: "Search", clear: "Clear search" });
