import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { ListOptions } from "../../lists/useListPage.js";
import type { MessageOverrides } from "../../i18n/index.js";
import type { TransactionsView } from "../../money/transactions/transactions.types.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { usageMessages } from "./usage.messages.js";
import { UsageList } from "./Usage.view.js";
import { useUsage } from "./useUsage.js";

/** Texts that replace the default ones of {@link Usage}. */
export type UsageMessages = MessageOverrides<typeof usageMessages>;

/** Props of {@link Usage}. */
export interface UsageProps extends ListOptions<TransactionsView>, WidgetFrameProps {
  /**
   * Shows only the transactions of this seller company. For managers, who otherwise see those of all companies; sellers
   * always see those of their own.
   */
  sellerCompanyId?: string;
  /** Called when a person without transactions wants to add to the balance. */
  onAddBalance?: () => void;
  messages?: UsageMessages;
}

/**
 * The list of transactions: the amounts that were added to a company's balance and spent (B-USAGE-01, R-56). It is
 * updated live.
 *
 * @example
 * <Usage initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const Usage = /* @__PURE__ */ defineWidget(
  { name: "usage", texts: usageMessages },
  function Usage({ headingLevel, onAddBalance, ...options }: UsageProps, t) {
    return <UsageList t={t} model={useUsage(options)} headingLevel={headingLevel} onAddBalance={onAddBalance} />;
  },
);
