/** What a form needs only once somebody uses it. */
export { createChecks } from "./createChecks.js";
export { sendValues } from "./sendValues.js";
