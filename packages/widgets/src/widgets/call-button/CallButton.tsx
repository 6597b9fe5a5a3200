import type { StartedCall } from "@callwright/sdk/contract";

import type { MessageOverrides, Messages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstCallButtonMessages } from "./callButton.firstTexts.js";
import type { callButtonMessages } from "./callButton.messages.js";
import { CallButtonFacts } from "./CallButton.view.js";
import { useCallButton } from "./useCallButton.js";

type Texts = Messages<typeof firstCallButtonMessages>;

/** Texts that replace the default ones of {@link CallButton}. */
export type CallButtonMessages = MessageOverrides<typeof callButtonMessages>;

/** Props of {@link CallButton}. */
export interface CallButtonProps {
  /** The telephone number as your page has it, with its country code: `+46 40 628 04 31`. */
  phoneNumber: string;
  /**
   * The call center item of the call, if the number has several. If omitted, the person chooses one; the newest is
   * suggested.
   */
  phoneBookId?: string;
  /**
   * `compact` is for a row of a list: it shows only the icon of the button and the status of a call.
   * @default "default"
   */
  size?: "default" | "compact";
  /** Called when a call has been started or scheduled, or was refused with a reason. */
  onCallsStarted?: (event: { calls: readonly StartedCall[] }) => void;
  /** Called when a person wants to open the page of a call. If omitted, calls are not links. */
  onOpenCall?: (event: { callId: string }) => void;
  /**
   * Called when a person wants to add a number that is not in the call center, for example to open `PotentialCustomers` or
   * `CallCenter`. If omitted, the button only says that it is not there.
   */
  onAddToCallCenter?: () => void;
  /** Called when a person wants to add to a balance that is used up. If omitted, the button only says so. */
  onAddBalance?: () => void;
  messages?: CallButtonMessages;
  className?: string;
}

/** The commands that a host can call on {@link CallButton}, through its `ref` or its element. */
export interface CallButtonHandle extends WidgetHandle {
  /** Opens the form with Call Now and Call Later. Calls cost money, so only a person can press Call Now. */
  offerCall: () => Promise<void>;
}

/**
 * A button for a telephone number, which shows the contact and their local time, offers to call now or later, and shows
 * the progress of the call until its result. It says why a number cannot be called, and is updated live.
 *
 * @example
 * <CallButton phoneNumber={contact.phone} onOpenCall={({ callId }) => navigate(`/calls/${callId}`)} />
 */
export const CallButton = /* @__PURE__ */ defineWidget<
  CallButtonProps,
  typeof firstCallButtonMessages,
  CallButtonHandle
>(
  { name: "call-button", texts: firstCallButtonMessages, commands: ["offerCall"] },
  function CallButton(props: CallButtonProps, t) {
    return <ButtonOfNumber key={`${props.phoneNumber} ${props.phoneBookId}`} {...props} t={t} />;
  },
);

/** Rendered with a `key`, so that its state is reset when the number or the item changes. */
function ButtonOfNumber({ t, ...props }: CallButtonProps & { t: Texts }) {
  return <CallButtonFacts {...props} t={t} model={useCallButton(props)} />;
}
