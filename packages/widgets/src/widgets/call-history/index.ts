export { CallHistory, type CallHistoryHandle, type CallHistoryMessages, type CallHistoryProps } from "./CallHistory.js";
export type { CallHistoryEvent, CallHistoryView, CallSort } from "./CallHistory.types.js";
