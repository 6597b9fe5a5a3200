// The door for pages that are not written in React, and for those who define elements of their own.
export { callHistoryElement, type CallHistoryElement } from "./callHistory.js";
export { defineElement, type ElementDefaults } from "./defineElement.js";
export type { ElementSpec, WidgetElement } from "./ElementSpec.js";
