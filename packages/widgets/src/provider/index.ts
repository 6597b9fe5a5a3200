export type { WidgetEvent } from "../lib/HostContext.js";
export { CallwrightProvider, type CallwrightProviderProps } from "./CallwrightProvider.js";
