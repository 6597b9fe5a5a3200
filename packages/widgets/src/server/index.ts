// The entry point for servers that draw widgets.
export { readAhead } from "@callwright/sdk/hooks";
export { collectStyles, type CollectedStyles } from "../styled/index.js";
