// The door for pages that are not written in React, and for those who define elements of their own.
export { callCenterElement, type CallCenterElement } from "./callCenter.js";
export { callHistoryElement, type CallHistoryElement } from "./callHistory.js";
export { defineElement, type ElementDefaults } from "./defineElement.js";
export type { ElementSpec, WidgetElement } from "./ElementSpec.js";
export { potentialCustomersElement, type PotentialCustomersElement } from "./potentialCustomers.js";
