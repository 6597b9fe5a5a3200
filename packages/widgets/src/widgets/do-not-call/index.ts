export { DoNotCall, type DoNotCallMessages, type DoNotCallProps } from "./DoNotCall.js";
export type { DoNotCallEvent, DoNotCallSort, DoNotCallView, SuppressionSource } from "./doNotCall.model.js";
