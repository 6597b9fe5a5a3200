/** What is needed once a person acts on a key: one file, because it is wanted at the same moment. */
export { KeyEntries } from "./menuActions.js";
export { useKeyActions } from "./useKeyActions.js";
