import { forwardRef } from "react";

import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import type { DepositOutcome } from "../../money/PaymentNotices.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { plansMessages } from "./plans.messages.js";
import { PlansPage } from "./Plans.view.js";
import { usePlans } from "./usePlans.js";

/** Texts of {@link Plans} said differently. */
export type PlansMessages = MessageOverrides<typeof plansMessages>;

/** Props of {@link Plans}. */
export interface PlansProps {
  /**
   * What became of a payment that somebody comes back from: the `deposit` of the address they come back to. It is said
   * above the cards until they have read it.
   */
  deposit?: DepositOutcome | undefined;
  /** The plan was changed. */
  onPlanChanged?: (event: { subscriptionPackageId: string }) => void;
  /** Of the page's own title, which only assistive technology hears. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: PlansMessages;
  className?: string;
}

/**
 * The plan of the reader's company: what it costs, how far the month and its free minutes are, the balance with ways to
 * add to it, and the packages there are. Who has no company sees nothing.
 *
 * @example
 * <Plans onPlanChanged={({ subscriptionPackageId }) => track("plan", subscriptionPackageId)} />
 */
export const Plans = /* @__PURE__ */ forwardRef<WidgetHandle, PlansProps>(function Plans({ className, ...props }, ref) {
  return (
    <WidgetRoot name="plans" texts={plansMessages} className={className} handle={ref}>
      <ControlledPlans {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledPlans({ messages, onPlanChanged, ...props }: Omit<PlansProps, "className">) {
  const t = useMessages(plansMessages, messages);
  return <PlansPage {...props} t={t} model={usePlans({ onPlanChanged }, t)} />;
}
