import type { MessageOverrides } from "../../i18n/index.js";
import type { DepositOutcome } from "../../money/PaymentNotices.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { plansMessages } from "./plans.messages.js";
import { PlansPage } from "./Plans.view.js";
import { usePlans } from "./usePlans.js";

/** Texts that replace the default ones of {@link Plans}. */
export type PlansMessages = MessageOverrides<typeof plansMessages>;

/** Props of {@link Plans}. */
export interface PlansProps {
  /**
   * The outcome of a payment from which the person has just returned: the `deposit` parameter of the return URL. A
   * message above the cards states it until the person dismisses it.
   */
  deposit?: DepositOutcome | undefined;
  /** Called when the plan has been changed. */
  onPlanChanged?: (event: { subscriptionPackageId: string }) => void;
  /** The level of the page's heading, which is visually hidden. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: PlansMessages;
  className?: string;
}

/**
 * The plan of the signed-in person's company: its price, the used part of the month and of its free minutes, the
 * balance with the ways to add to it, and all available packages. Renders nothing for a user without a company.
 *
 * @example
 * <Plans onPlanChanged={({ subscriptionPackageId }) => track("plan", subscriptionPackageId)} />
 */
export const Plans = /* @__PURE__ */ defineWidget(
  { name: "plans", texts: plansMessages },
  function Plans({ onPlanChanged, ...props }: PlansProps, t) {
    return <PlansPage {...props} t={t} model={usePlans({ onPlanChanged }, t)} />;
  },
);
