import type { PlansProps } from "../widgets/plans/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-plans>`. */
export type PlansElement = WidgetElement<PlansProps>;

/** {@link Plans} as an element. */
export const plansElement: ElementSpec<PlansProps> = {
  load: () => import("../widgets/plans/index.js"),
  attributes: { deposit: "string", headingLevel: "number" },
  properties: ["onPlanChanged"],
};
