export { Toolbar, type ToolbarProps } from "./Toolbar.js";
export { WidgetHeader, type HeaderAction, type WidgetHeaderProps } from "./WidgetHeader.js";
export { widgetHeaderMessages } from "./widgetHeader.messages.js";
export { WidgetTitle, type WidgetTitleProps } from "./WidgetTitle.js";
