export type { WidgetAction, WidgetActions, WidgetEvent, WidgetFailed, WidgetLoaded } from "../lib/widgetEvents.js";
export type { WidgetHandle } from "../lib/WidgetScope.js";
export type { CallwrightMessages } from "./CallwrightMessages.js";
export { CallwrightProvider, type CallwrightProviderProps } from "./CallwrightProvider.js";
