import { forwardRef } from "react";

import type { OnViewChange } from "../../lists/useWidgetView.js";
import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import type { TransactionsView } from "../../money/transactions/transactions.types.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { usageMessages } from "./usage.messages.js";
import { UsageList } from "./Usage.view.js";
import { useUsage } from "./useUsage.js";

/** Texts that replace the default ones of {@link Usage}. */
export type UsageMessages = MessageOverrides<typeof usageMessages>;

/** Props of {@link Usage}. */
export interface UsageProps {
  /**
   * Shows only the transactions of this seller company. For managers, who otherwise see those of all companies; sellers
   * always see those of their own.
   */
  sellerCompanyId?: string;
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  initialView?: Partial<TransactionsView>;
  /**
   * Called on every change of the view, with the values that differ from the defaults. Pass them back as `initialView`
   * to restore the view.
   */
  onViewChange?: OnViewChange<TransactionsView>;
  /** Called when a person without transactions wants to add to the balance. */
  onAddBalance?: () => void;
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  messages?: UsageMessages;
  className?: string;
}

/**
 * The list of transactions: the amounts that were added to a company's balance and spent (B-USAGE-01, R-56). It is
 * updated live.
 *
 * @example
 * <Usage initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const Usage = /* @__PURE__ */ forwardRef<WidgetHandle, UsageProps>(function Usage({ className, ...props }, ref) {
  return (
    <WidgetRoot name="usage" texts={usageMessages} className={className} handle={ref}>
      <ControlledUsage {...props} />
    </WidgetRoot>
  );
});

/** Rendered inside the root, which catches its errors. */
function ControlledUsage({ messages, headingLevel, onAddBalance, ...options }: Omit<UsageProps, "className">) {
  const t = useMessages(usageMessages, messages);
  return <UsageList t={t} model={useUsage(options)} headingLevel={headingLevel} onAddBalance={onAddBalance} />;
}
