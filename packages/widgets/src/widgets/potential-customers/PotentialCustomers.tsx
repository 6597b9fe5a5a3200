import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { useCommands, type WidgetHandle } from "../../lib/WidgetScope.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import type { potentialCustomersMessages } from "./potentialCustomers.messages.js";
import { PotentialCustomersList } from "./PotentialCustomers.view.js";
import { type PotentialCustomersOptions, usePotentialCustomers } from "./usePotentialCustomers.js";

/** Texts that replace the default ones of {@link PotentialCustomers}. */
export type PotentialCustomersMessages = MessageOverrides<typeof potentialCustomersMessages>;

/** Props of {@link PotentialCustomers}. */
export interface PotentialCustomersProps extends PotentialCustomersOptions, WidgetFrameProps {
  /** Called when a customer has been created with the form. */
  onCustomerCreated?: PotentialCustomersOptions["onCustomerCreated"];
  /** Called when a file has been imported. `errors` has the rows that were left out. */
  onImported?: PotentialCustomersOptions["onImported"];
  /** Called when a person wants to open a call that a contact is in. If omitted, no link is shown. */
  onOpenCall?: (event: { callId: string }) => void;
  messages?: PotentialCustomersMessages;
}

/** The commands that a host can call on {@link PotentialCustomers}, through its `ref` or its element. */
export interface PotentialCustomersHandle extends WidgetHandle {
  /** Opens the detail of a customer. */
  openCustomer: (potentialCustomerId: string) => Promise<void>;
}

/**
 * The list of potential customers and their contacts, with search, tags, import from a spreadsheet, and export. Sellers
 * see those of their company; managers see those of one company, or the catalogue.
 *
 * @example
 * // A page of its own that keeps the view in its URL
 * <PotentialCustomers headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 *
 * @example
 * // In a CRM
 * <CallwrightProvider client={client} density="compact">
 *   <PotentialCustomers onCustomerCreated={({ potentialCustomerId }) => link(record, potentialCustomerId)} />
 * </CallwrightProvider>
 */
export const PotentialCustomers = /* @__PURE__ */ defineWidget<
  PotentialCustomersProps,
  typeof firstPotentialCustomersMessages,
  PotentialCustomersHandle
>(
  { name: "potential-customers", texts: firstPotentialCustomersMessages, commands: ["openCustomer"] },
  function PotentialCustomers({ headingLevel, onOpenCall, ...options }: PotentialCustomersProps, t) {
    const model = usePotentialCustomers(options, t);
    useCommands<PotentialCustomersHandle>({ openCustomer: (potentialCustomerId) => model.open(potentialCustomerId) });
    return <PotentialCustomersList t={t} model={model} headingLevel={headingLevel} onOpenCall={onOpenCall} />;
  },
);
