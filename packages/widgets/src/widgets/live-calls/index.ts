export { LiveCalls, type LiveCallsMessages, type LiveCallsProps } from "./LiveCalls.js";
export type { LiveCallsEvent, LiveCallsSort, LiveCallsView } from "./liveCalls.model.js";
