import type { CallCenterHandle, CallCenterProps } from "../widgets/call-center/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-call-center>`. */
export type CallCenterElement = WidgetElement<CallCenterProps, CallCenterHandle>;

/** {@link CallCenter} as an element. */
export const callCenterElement: ElementSpec<CallCenterProps, CallCenterHandle> = {
  load: () => import("../widgets/call-center/index.js"),
  attributes: { headingLevel: "number", initialView: "json" },
  properties: [
    "onViewChange",
    "onItemOpened",
    "onItemCreated",
    "onCallsStarted",
    "onOpenPotentialCustomer",
    "onOpenCall",
    "onOpenCampaign",
  ],
  commands: ["openItem", "callContact"],
};
