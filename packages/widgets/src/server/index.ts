// The entry point for servers that draw widgets.
export { collectStyles, type CollectedStyles } from "../styled/index.js";
