export { Boundary } from "./Boundary.js";
export { defineWidget } from "./defineWidget.js";
export { WidgetRoot, type WidgetRootProps } from "./WidgetRoot.js";
