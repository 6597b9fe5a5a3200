import type { StartedCall } from "@callwright/sdk/contract";
import { forwardRef } from "react";

import type { OnViewChange } from "../../lists/useWidgetView.js";
import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { callCenterMessages } from "./callCenter.messages.js";
import { CallCenterScreen } from "./CallCenterScreen.js";
import type { CallCenterView } from "./CallCenter.types.js";

/** Texts of {@link CallCenter} said differently. */
export type CallCenterMessages = MessageOverrides<typeof callCenterMessages>;

/** Props of {@link CallCenter}. */
export interface CallCenterProps {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: Partial<CallCenterView>;
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: OnViewChange<CallCenterView>;
  /** The detail of an item was opened. */
  onItemOpened?: (event: { itemId: string }) => void;
  /** An item was created. */
  onItemCreated?: (event: { itemId: string }) => void;
  /** Calls were started or scheduled; one entry per item, refused ones with their reason. */
  onCallsStarted?: (event: { calls: readonly StartedCall[] }) => void;
  /** Leads to a customer's page. Without it there is no way there. */
  onOpenPotentialCustomer?: (event: { potentialCustomerId: string }) => void;
  /** Leads to a call's own page. Without it the calls of an item are only listed. */
  onOpenCall?: (event: { callId: string }) => void;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: CallCenterMessages;
  className?: string;
}

/** Whom a host would like to call: a call center item, or a customer's item, or that of one of its contacts. */
export type ContactToCall = { phoneBookId: string } | { potentialCustomerId: string; contactId?: string };

/** What a host can ask {@link CallCenter} to do, through its `ref` or its element. */
export interface CallCenterHandle extends WidgetHandle {
  /** Opens the detail of an item. */
  openItem: (itemId: string) => Promise<void>;
  /**
   * Opens the item of a contact with the ways to call it. Where a customer has several that fit, or none, the list shows
   * all of that customer's. Calling costs money: pressing Call Now is for people only.
   */
  callContact: (contact: ContactToCall) => Promise<void>;
}

const commands = ["openItem", "callContact"] as const;

/**
 * Whom to call about what: customers, contacts and products paired for calls, each at its local time, with Call Now and
 * Call Later for one or many. Sellers see their company's items and create new ones, managers see everybody's.
 *
 * @example
 * // A page of its own, whose address keeps what is looked at
 * <CallCenter headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 *
 * @example
 * // In a CRM, for one customer
 * <CallCenter
 *   initialView={{ potentialCustomerCompanyIds: [record.callwrightId] }}
 *   onCallsStarted={({ calls }) => log("called", calls)}
 * />
 */
export const CallCenter = /* @__PURE__ */ forwardRef<CallCenterHandle, CallCenterProps>(function CallCenter(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="call-center" texts={callCenterMessages} className={className} handle={ref} commands={commands}>
      <SpokenCallCenter {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function SpokenCallCenter(props: Omit<CallCenterProps, "className">) {
  return <CallCenterScreen {...props} t={useMessages(callCenterMessages, props.messages)} />;
}
