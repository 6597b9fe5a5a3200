/** What is needed once a person acts on a company: one file, because it is wanted at the same moment. */
export { CompanyEntries } from "./menuActions.js";
export { useDeletion } from "./useDeletion.js";
