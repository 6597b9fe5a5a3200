import type { LiveCallsProps } from "../widgets/live-calls/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-live-calls>`. */
export type LiveCallsElement = WidgetElement<LiveCallsProps>;

/** {@link LiveCalls} as an element. */
export const liveCallsElement: ElementSpec<LiveCallsProps> = {
  load: () => import("../widgets/live-calls/index.js"),
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange", "onOpenCall", "onOpenCallCenter"],
};
