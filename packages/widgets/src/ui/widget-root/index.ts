export { WidgetRoot, type WidgetRootProps } from "./WidgetRoot.js";
