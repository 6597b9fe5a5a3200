export { MissingNotice, type MissingWhy } from "./MissingNotice.js";
export { lateActions, type LateActions } from "./lateActions.js";
export { onDemand, type OnDemandPart } from "./onDemand.js";
