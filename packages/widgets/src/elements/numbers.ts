import type { NumbersProps } from "../widgets/numbers/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-numbers>`. */
export type NumbersElement = WidgetElement<NumbersProps>;

/** {@link Numbers} as an element. */
export const numbersElement: ElementSpec<NumbersProps> = {
  load: () => import("../widgets/numbers/index.js"),
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange", "onNumberPurchased", "onAddBalance"],
};
