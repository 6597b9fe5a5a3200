export { EmptyState, NoResults, type EmptyStateProps, type NoResultsProps } from "./EmptyState.js";
export { emptyStateMessages } from "./emptyState.messages.js";
