/** What is needed once a person acts on a user: one file, because it is wanted at the same moment. */
export { UserEntries } from "./menuActions.js";
export { useUserActions } from "./useUserActions.js";
