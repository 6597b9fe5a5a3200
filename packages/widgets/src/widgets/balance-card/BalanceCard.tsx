import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { balanceCardMessages } from "./balanceCard.messages.js";
import { BalanceFacts } from "./BalanceCard.view.js";
import { useBalanceCard } from "./useBalanceCard.js";

/** Texts that replace the default ones of {@link BalanceCard}. */
export type BalanceCardMessages = MessageOverrides<typeof balanceCardMessages>;

/** Props of {@link BalanceCard}. */
export interface BalanceCardProps {
  /** The company whose balance is shown. For managers, who otherwise see nothing; sellers always see their own company's. */
  sellerCompanyId?: string;
  /**
   * Called when a person wants to add to the balance, for example to open a page with `Balance`. If omitted, the card
   * asks for the amount itself and opens the payment page.
   */
  onAddBalance?: () => void;
  /**
   * The level of the card's heading: 2 if it is one of the page's main parts, 3 if it is below one.
   * @default 2
   */
  headingLevel?: 2 | 3;
  messages?: BalanceCardMessages;
  className?: string;
}

/**
 * A card with the balance of a company, the minutes of calls that it pays for, the free minutes of the plan, a warning
 * when the balance is low, and a button to add to it. It is updated live.
 *
 * @example
 * <BalanceCard onAddBalance={() => navigate("/balance")} />
 */
export const BalanceCard = /* @__PURE__ */ defineWidget(
  { name: "balance-card", texts: balanceCardMessages },
  function BalanceCard({ sellerCompanyId, ...props }: BalanceCardProps, t) {
    return <BalanceFacts {...props} t={t} model={useBalanceCard(sellerCompanyId)} />;
  },
);
