import type { OnViewChange } from "../../lists/useWidgetView.js";
import type { MessageOverrides } from "../../i18n/index.js";
import type { DepositOutcome } from "../../money/PaymentNotices.js";
import { useCommands, type WidgetHandle } from "../../lib/WidgetScope.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { balanceMessages } from "./balance.messages.js";
import type { BalanceView } from "./Balance.types.js";
import { BalancePage } from "./Balance.view.js";
import { useBalance } from "./useBalance.js";

/** Texts that replace the default ones of {@link Balance}. */
export type BalanceMessages = MessageOverrides<typeof balanceMessages>;

/** Props of {@link Balance}. */
export interface BalanceProps {
  /**
   * The outcome of a payment from which the person has just returned: the `deposit` parameter of the return URL. A
   * message above the cards states it until the person dismisses it.
   */
  deposit?: DepositOutcome | undefined;
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  initialView?: Partial<BalanceView>;
  /**
   * Called on every change of the view, with the values that differ from the defaults. Pass them back as `initialView`
   * to restore the view.
   */
  onViewChange?: OnViewChange<BalanceView>;
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2;
  messages?: BalanceMessages;
  className?: string;
}

/** The commands that a host can call on {@link Balance}, through its `ref` or its element. */
export interface BalanceHandle extends WidgetHandle {
  /** Fills in the amount to add to the balance and scrolls to its field. Only a person can start the payment. */
  addFunds: (amountUsd: number) => Promise<void>;
}

/**
 * The balance page: the current balance with the ways to add to it, a chart of its history, the prices of calls and
 * numbers, and all transactions. Managers choose a company; sellers see their own. The balance is updated live.
 *
 * @example
 * <Balance headingLevel={1} initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const Balance = /* @__PURE__ */ defineWidget<BalanceProps, typeof balanceMessages, BalanceHandle>(
  { name: "balance", texts: balanceMessages, commands: ["addFunds"] },
  function Balance({ initialView, onViewChange, ...props }: BalanceProps, t) {
    const model = useBalance({ initialView, onViewChange });
    useCommands<BalanceHandle>({ addFunds: model.suggestAmount });
    return <BalancePage {...props} t={t} model={model} />;
  },
);
