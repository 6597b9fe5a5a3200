export { Boundary } from "./Boundary.js";
export { WidgetRoot, type WidgetRootProps } from "./WidgetRoot.js";
