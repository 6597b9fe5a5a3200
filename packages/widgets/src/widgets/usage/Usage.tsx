import { forwardRef } from "react";

import type { OnViewChange } from "../../lists/useWidgetView.js";
import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import type { TransactionsView } from "../../money/transactions/transactions.types.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { usageMessages } from "./usage.messages.js";
import { UsageList } from "./Usage.view.js";
import { useUsage } from "./useUsage.js";

/** Texts of {@link Usage} said differently. */
export type UsageMessages = MessageOverrides<typeof usageMessages>;

/** Props of {@link Usage}. */
export interface UsageProps {
  /** Shows only this seller company's. For managers, who else see everybody's; sellers see their own anyway. */
  sellerCompanyId?: string;
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: Partial<TransactionsView>;
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: OnViewChange<TransactionsView>;
  /** Leads to where balance is added, for who has no transactions yet. */
  onAddBalance?: () => void;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: UsageMessages;
  className?: string;
}

/**
 * What a company's balance was topped up with and spent on (B-USAGE-01, R-56). It follows the balance live.
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

/** Below the root, so that what breaks here is caught there. */
function ControlledUsage({ messages, headingLevel, onAddBalance, ...options }: Omit<UsageProps, "className">) {
  const t = useMessages(usageMessages, messages);
  return <UsageList t={t} model={useUsage(options)} headingLevel={headingLevel} onAddBalance={onAddBalance} />;
}
