import { forwardRef } from "react";

import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import { useCommands, type WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { callHistoryMessages } from "./callHistory.messages.js";
import { CallHistoryList } from "./CallHistory.view.js";
import { useCallHistory, type CallHistoryOptions } from "./useCallHistory.js";

/** Texts of {@link CallHistory} said differently. */
export type CallHistoryMessages = MessageOverrides<typeof callHistoryMessages>;

/** Props of {@link CallHistory}. */
export interface CallHistoryProps extends CallHistoryOptions {
  /** Shows only the calls of this call center item, and offers to call it. */
  phoneBookId?: string;
  /** Shows only the calls of this seller company; the filter by seller is then not there. For managers. */
  sellerCompanyId?: string;
  /** The same of several companies, at least one. */
  sellerCompanyIds?: readonly string[];
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: CallHistoryOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: CallHistoryOptions["onViewChange"];
  /** The detail of a call was opened. */
  onCallOpened?: (event: { callId: string }) => void;
  /** The reader's opinion of a call was sent or changed. */
  onFeedbackSent?: (event: { callId: string }) => void;
  /** Leads to a customer's page. Without it there is no way there. */
  onOpenPotentialCustomer?: (event: { potentialCustomerId: string }) => void;
  /** Leads to the call center, where calls are made. Without it an empty list does not offer that. */
  onOpenCallCenter?: () => void;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: CallHistoryMessages;
  className?: string;
}

/** What a host can ask {@link CallHistory} to do, through its `ref` or its element. */
export interface CallHistoryHandle extends WidgetHandle {
  /** Opens the detail of a call. */
  openCall: (callId: string) => Promise<void>;
}

const commands = ["openCall"] as const;

/**
 * All calls a person may see, as they happen: search, filters, recordings, conversations, feedback, calling again.
 * Sellers see their company's, managers everybody's.
 *
 * @example
 * // A page of its own, whose address keeps what is looked at
 * <CallHistory headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 *
 * @example
 * // In a CRM, beside the contact it is about
 * <CallwrightProvider client={client} density="compact">
 *   <CallHistory phoneBookId={record.callwrightId} onCallOpened={({ callId }) => track("call", callId)} />
 * </CallwrightProvider>
 */
export const CallHistory = /* @__PURE__ */ forwardRef<CallHistoryHandle, CallHistoryProps>(function CallHistory(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="call-history" texts={callHistoryMessages} className={className} handle={ref} commands={commands}>
      <ControlledCallHistory {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledCallHistory(props: Omit<CallHistoryProps, "className">) {
  const t = useMessages(callHistoryMessages, props.messages);
  const model = useCallHistory(props, t);
  useCommands<CallHistoryHandle>({ openCall: (callId) => model.open(callId) });
  return <CallHistoryList {...props} t={t} model={model} />;
}
