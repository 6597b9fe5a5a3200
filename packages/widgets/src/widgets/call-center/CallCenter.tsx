import type { StartedCall } from "@callwright/sdk/contract";

import { withFirstReads } from "../../lib/firstReads.js";
import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { ListOptions } from "../../lists/useListPage.js";
import type { MessageOverrides } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { callCenterMessages } from "./callCenter.messages.js";
import { CallCenterScreen } from "./CallCenterScreen.js";
import { callCenterReads } from "./callCenter.model.js";
import type { CallCenterView } from "./CallCenter.types.js";

/** Texts that replace the default ones of {@link CallCenter}. */
export type CallCenterMessages = MessageOverrides<typeof callCenterMessages>;

/** Props of {@link CallCenter}. */
export interface CallCenterProps extends ListOptions<CallCenterView>, WidgetFrameProps {
  /** Called when a person has opened the detail of an item. */
  onItemOpened?: (event: { itemId: string }) => void;
  /** Called when an item has been created. */
  onItemCreated?: (event: { itemId: string }) => void;
  /** Called when calls have been started or scheduled. There is one entry per item; a refused one has its reason. */
  onCallsStarted?: (event: { calls: readonly StartedCall[] }) => void;
  /** Called when a person wants to open a customer's page. If omitted, customers are not links. */
  onOpenPotentialCustomer?: (event: { potentialCustomerId: string }) => void;
  /**
   * Called when a person wants to open the page of a call. If omitted, the calls of an item are listed without links.
   */
  onOpenCall?: (event: { callId: string }) => void;
  /**
   * Called when a person wants to open the campaign that was created by calling several items. If omitted, the
   * announcement has no link.
   */
  onOpenCampaign?: (event: { campaignId: string }) => void;
  messages?: CallCenterMessages;
}

/**
 * The contact that a host wants to call: given by a call center item, by a customer, or by a customer and one of its
 * contacts.
 */
export type ContactToCall = { phoneBookId: string } | { potentialCustomerId: string; contactId?: string };

/** The commands that a host can call on {@link CallCenter}, through its `ref` or its element. */
export interface CallCenterHandle extends WidgetHandle {
  /** Opens the detail of an item. */
  openItem: (itemId: string) => Promise<void>;
  /**
   * Opens the item of a contact with the choices Call Now and Call Later. If several items or none match, the list
   * shows all items of that customer. Calls cost money, so only a person can press Call Now.
   */
  callContact: (contact: ContactToCall) => Promise<void>;
}

/**
 * The call center: a list of items, each of which combines a customer, a contact and a product for calls and shows the
 * customer's local time. One or several items can be called now or later. Sellers see and create the items of their
 * company; managers see those of all companies.
 *
 * @example
 * // A page of its own that keeps the view in its URL
 * <CallCenter headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 *
 * @example
 * // In a CRM, for one customer
 * <CallCenter
 *   initialView={{ potentialCustomerCompanyIds: [record.callwrightId] }}
 *   onCallsStarted={({ calls }) => log("called", calls)}
 * />
 */
export const CallCenter = /* @__PURE__ */ withFirstReads(
  /* @__PURE__ */ defineWidget<CallCenterProps, typeof firstCallCenterMessages, CallCenterHandle>(
    { name: "call-center", texts: firstCallCenterMessages, commands: ["openItem", "callContact"] },
    function CallCenter(props: CallCenterProps, t) {
      return <CallCenterScreen {...props} t={t} />;
    },
  ),
  callCenterReads,
);
