export { onDemand, type OnDemandPart } from "./onDemand.js";
