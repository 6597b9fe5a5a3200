import { defineMessages } from "../../i18n/index.js";

export const emptyStateMessages = defineMessages("emptyState", {
  noResults: "No results",
  clearFilters: "Clear filters",
});
