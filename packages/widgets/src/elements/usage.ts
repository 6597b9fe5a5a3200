import type { UsageProps } from "../widgets/usage/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-usage>`. */
export type UsageElement = WidgetElement<UsageProps>;

/** {@link Usage} as an element. */
export const usageElement: ElementSpec<UsageProps> = {
  load: () => import("../widgets/usage/index.js"),
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange", "onAddBalance"],
};
