import type { DoNotCallProps } from "../widgets/do-not-call/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-do-not-call>`. */
export type DoNotCallElement = WidgetElement<DoNotCallProps>;

/** {@link DoNotCall} as an element. */
export const doNotCallElement: ElementSpec<DoNotCallProps> = {
  load: () => import("../widgets/do-not-call/index.js"),
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange"],
};
