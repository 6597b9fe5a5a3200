/** What is needed once a person acts on a call: one file, because it is wanted at the same moment. */
export { LiveCallEntries } from "./menuActions.js";
export { useLiveCallActions } from "./useLiveCallActions.js";
