import type { CallHistoryHandle, CallHistoryProps } from "../widgets/call-history/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-call-history>`. */
export type CallHistoryElement = WidgetElement<CallHistoryProps, CallHistoryHandle>;

/** {@link CallHistory} as an element. */
export const callHistoryElement: ElementSpec<CallHistoryProps, CallHistoryHandle> = {
  load: () => import("../widgets/call-history/index.js"),
  attributes: { phoneBookId: "string", headingLevel: "number", initialView: "json" },
  properties: [
    "onViewChange",
    "onCallOpened",
    "onFeedbackSent",
    "onOpenPotentialCustomer",
    "onOpenCallCenter",
    "onOpenCampaign",
    "addressOfCall",
  ],
  commands: ["openCall"],
};
