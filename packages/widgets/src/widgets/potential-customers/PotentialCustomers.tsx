import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import { useCommands, type WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { potentialCustomersMessages } from "./potentialCustomers.messages.js";
import { PotentialCustomersList } from "./PotentialCustomers.view.js";
import { type PotentialCustomersOptions, usePotentialCustomers } from "./usePotentialCustomers.js";

/** Texts of {@link PotentialCustomers} said differently. */
export type PotentialCustomersMessages = MessageOverrides<typeof potentialCustomersMessages>;

/** Props of {@link PotentialCustomers}. */
export interface PotentialCustomersProps extends PotentialCustomersOptions {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: PotentialCustomersOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: PotentialCustomersOptions["onViewChange"];
  /** A customer was created by hand. */
  onCustomerCreated?: PotentialCustomersOptions["onCustomerCreated"];
  /** A file was imported; rows that were left out are in `errors`. */
  onImported?: PotentialCustomersOptions["onImported"];
  /** Opens a call elsewhere. Without it a contact who is being called has no link to the call. */
  onOpenCall?: (event: { callId: string }) => void;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: PotentialCustomersMessages;
  className?: string;
}

/** What a host can ask {@link PotentialCustomers} to do, through its `ref` or its element. */
export interface PotentialCustomersHandle extends WidgetHandle {
  /** Opens the detail of a customer. */
  openCustomer: (potentialCustomerId: string) => Promise<void>;
}

const commands = ["openCustomer"] as const;

/**
 * The companies one would like to sell to, with their contacts: search, tags, import from a spreadsheet, export.
 * Sellers see their company's; managers one company's, or the catalogue.
 *
 * @example
 * // A page of its own, whose address keeps what is looked at
 * <PotentialCustomers headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 *
 * @example
 * // In a CRM
 * <CallwrightProvider client={client} density="compact">
 *   <PotentialCustomers onCustomerCreated={({ potentialCustomerId }) => link(record, potentialCustomerId)} />
 * </CallwrightProvider>
 */
export const PotentialCustomers = /* @__PURE__ */ forwardRef<PotentialCustomersHandle, PotentialCustomersProps>(
  function PotentialCustomers({ className, ...props }, ref) {
    return (
      <WidgetRoot
        name="potential-customers"
        texts={potentialCustomersMessages}
        className={className}
        handle={ref}
        commands={commands}
      >
        <ControlledPotentialCustomers {...props} />
      </WidgetRoot>
    );
  },
);

/** Below the root, so that what breaks here is caught there. */
function ControlledPotentialCustomers({
  messages,
  headingLevel,
  onOpenCall,
  ...options
}: Omit<PotentialCustomersProps, "className">) {
  const t = useMessages(potentialCustomersMessages, messages);
  const model = usePotentialCustomers(options, t);
  useCommands<PotentialCustomersHandle>({ openCustomer: (potentialCustomerId) => model.open(potentialCustomerId) });
  return <PotentialCustomersList t={t} model={model} headingLevel={headingLevel} onOpenCall={onOpenCall} />;
}
