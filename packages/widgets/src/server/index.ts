// The entry point for servers that draw widgets.
export { readAhead } from "@callwright/sdk/hooks";
export { collectStyles, type CollectedStyles, type CollectOptions } from "../styled/index.js";
