export { CallCenter, type CallCenterMessages, type CallCenterProps } from "./CallCenter.js";
export type { CallCenterEvent, CallCenterSort, CallCenterView } from "./CallCenter.types.js";
