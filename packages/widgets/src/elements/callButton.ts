import type { CallButtonHandle, CallButtonProps } from "../widgets/call-button/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-call-button>`. */
export type CallButtonElement = WidgetElement<CallButtonProps, CallButtonHandle>;

/** {@link CallButton} as an element. */
export const callButtonElement: ElementSpec<CallButtonProps, CallButtonHandle> = {
  load: () => import("../widgets/call-button/index.js"),
  attributes: { phoneNumber: "string", phoneBookId: "string", size: "string" },
  isNarrow: true,
  properties: ["onCallsStarted", "onOpenCall", "onAddToCallCenter", "onAddBalance"],
  commands: ["offerCall"],
};
