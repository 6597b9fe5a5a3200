export { expectNoAxeViolations } from "./expectNoAxeViolations.js";
export { itBehavesLikeAWidget, type WidgetUnderTest } from "./itBehavesLikeAWidget.js";
export { renderWidget, type RenderOptions } from "./renderWidget.js";
export { whatIsPersonal } from "./whatIsPersonal.js";
