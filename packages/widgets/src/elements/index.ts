// The entry point for pages that are not written in React, and for those who define elements of their own.
export { defineElement } from "./defineElement.js";
export * from "./generated/elementSpecs.js";
export type { ElementDefaults, ElementSpec, WidgetElement } from "./ElementSpec.js";
export type { ElementTags } from "./generated/tags.js";
