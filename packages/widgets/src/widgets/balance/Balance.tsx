import { forwardRef } from "react";

import type { OnViewChange } from "../../lists/useWidgetView.js";
import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import type { DepositOutcome } from "../../money/PaymentNotices.js";
import { useCommands, type WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { balanceMessages } from "./balance.messages.js";
import type { BalanceView } from "./Balance.types.js";
import { BalancePage } from "./Balance.view.js";
import { useBalance } from "./useBalance.js";

/** Texts of {@link Balance} said differently. */
export type BalanceMessages = MessageOverrides<typeof balanceMessages>;

/** Props of {@link Balance}. */
export interface BalanceProps {
  /**
   * What became of a payment that somebody comes back from: the `deposit` of the address they come back to. It is said
   * above the cards until they have read it.
   */
  deposit?: DepositOutcome | undefined;
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: Partial<BalanceView>;
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: OnViewChange<BalanceView>;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2;
  messages?: BalanceMessages;
  className?: string;
}

/** What a host can ask {@link Balance} to do, through its `ref` or its element. */
export interface BalanceHandle extends WidgetHandle {
  /** Writes an amount into the field for adding to the balance, and goes there. Paying is for people only. */
  addFunds: (amountUsd: number) => Promise<void>;
}

const commands = ["addFunds"] as const;

/**
 * What there is to call with: the balance with ways to add to it, how it has changed, what calls and numbers cost, and
 * every transaction. Managers choose whose balance it is, sellers see their own. It follows the balance live.
 *
 * @example
 * <Balance headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const Balance = /* @__PURE__ */ forwardRef<BalanceHandle, BalanceProps>(function Balance(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="balance" texts={balanceMessages} className={className} handle={ref} commands={commands}>
      <ControlledBalance {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledBalance({ messages, initialView, onViewChange, ...props }: Omit<BalanceProps, "className">) {
  const t = useMessages(balanceMessages, messages);
  const model = useBalance({ initialView, onViewChange });
  useCommands<BalanceHandle>({ addFunds: model.suggestAmount });
  return <BalancePage {...props} t={t} model={model} />;
}
