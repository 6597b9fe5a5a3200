import type { PlansProps } from "../widgets/plans/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-plans>`. */
export type PlansElement = WidgetElement<PlansProps>;

/** {@link Plans} as an element. */
export const plansElement: ElementSpec<PlansProps> = {
  load: async () => (await import("../widgets/plans/index.js")).Plans,
  attributes: { deposit: "string", headingLevel: "number" },
  properties: ["onPlanChanged"],
};
