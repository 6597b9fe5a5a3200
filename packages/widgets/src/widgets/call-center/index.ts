export {
  CallCenter,
  type CallCenterHandle,
  type CallCenterMessages,
  type CallCenterProps,
  type ContactToCall,
} from "./CallCenter.js";
export type { CallCenterEvent, CallCenterSort, CallCenterView } from "./CallCenter.types.js";
