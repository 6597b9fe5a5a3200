export { Press, PressContext, type PressProps } from "./Press.js";
export { usePress, type PressedBy, type PressEvent } from "./usePress.js";
