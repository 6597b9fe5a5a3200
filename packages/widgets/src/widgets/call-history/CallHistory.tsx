import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { withFirstReads } from "../../lib/firstReads.js";
import { useCommands, type WidgetHandle } from "../../lib/WidgetScope.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import type { callHistoryMessages } from "./callHistory.messages.js";
import { callHistoryReads } from "./callHistory.model.js";
import { CallHistoryList } from "./CallHistory.view.js";
import { useCallHistory, type CallHistoryOptions } from "./useCallHistory.js";

/** Texts that replace the default ones of {@link CallHistory}. */
export type CallHistoryMessages = MessageOverrides<typeof callHistoryMessages>;

/** Props of {@link CallHistory}. */
export interface CallHistoryProps extends CallHistoryOptions, WidgetFrameProps {
  /** Shows only the calls of this call center item, and offers to call it. */
  phoneBookId?: string;
  /** Shows only the calls of this seller company and hides the filter by seller. For managers. */
  sellerCompanyId?: string;
  /** Shows only the calls of these seller companies; at least one. For managers. */
  sellerCompanyIds?: readonly string[];
  /** Called when a person has opened the detail of a call. */
  onCallOpened?: (event: { callId: string }) => void;
  /** Called when a person has given or changed their feedback on a call. */
  onFeedbackSent?: (event: { callId: string }) => void;
  /** Called when a person wants to open a customer's page. If omitted, customers are not links. */
  onOpenPotentialCustomer?: (event: { potentialCustomerId: string }) => void;
  /**
   * Called when a person wants to open the campaign of a call, or the campaign that was created by calling several
   * items. If omitted, campaigns are not links.
   */
  onOpenCampaign?: (event: { campaignId: string }) => void;
  /**
   * Returns the URL of your page with `{ openCallId, openCallAt }` as its `initialView`, for links to a moment of a
   * recording that people send to colleagues. The link only names the call: people who open it must sign in and have
   * access. If omitted, no link can be copied.
   */
  addressOfCall?: (place: { openCallId: string; openCallAt: string }) => string;
  /**
   * Called when a person wants to open the call center to make calls. If omitted, an empty list shows no button for it.
   */
  onOpenCallCenter?: () => void;
  messages?: CallHistoryMessages;
}

/** The commands that a host can call on {@link CallHistory}, through its `ref` or its element. */
export interface CallHistoryHandle extends WidgetHandle {
  /** Opens the detail of a call. */
  openCall: (callId: string) => Promise<void>;
}

/**
 * The call history: all calls that the person has access to, updated live, with search, filters, recordings,
 * conversations, feedback and calling again. Sellers see the calls of their company; managers see all calls.
 *
 * @example
 * // A page of its own that keeps the view in its URL
 * <CallHistory headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 *
 * @example
 * // In a CRM, on the page of a contact
 * <CallwrightProvider client={client} density="compact">
 *   <CallHistory phoneBookId={record.callwrightId} onCallOpened={({ callId }) => track("call", callId)} />
 * </CallwrightProvider>
 */
export const CallHistory = /* @__PURE__ */ withFirstReads(
  /* @__PURE__ */ defineWidget<CallHistoryProps, typeof firstCallHistoryMessages, CallHistoryHandle>(
    { name: "call-history", texts: firstCallHistoryMessages, commands: ["openCall"] },
    function CallHistory(props: CallHistoryProps, t) {
      const model = useCallHistory(props, t);
      useCommands<CallHistoryHandle>({ openCall: (callId) => model.open(callId) });
      return <CallHistoryList {...props} t={t} model={model} />;
    },
  ),
  callHistoryReads,
);
