import type { UsageProps } from "../widgets/usage/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-usage>`. */
export type UsageElement = WidgetElement<UsageProps>;

/** {@link Usage} as an element. */
export const usageElement: ElementSpec<UsageProps> = {
  load: async () => (await import("../widgets/usage/index.js")).Usage,
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange", "onAddBalance"],
};
