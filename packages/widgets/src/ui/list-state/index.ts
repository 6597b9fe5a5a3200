export { listPlaceholder, type ListPlaceholderOptions, type ListState } from "./listPlaceholder.js";
export { Stated } from "./listPlaceholder.styles.js";
