export { MissingNotice } from "./MissingNotice.js";
export { onDemand, type OnDemandPart } from "./onDemand.js";
