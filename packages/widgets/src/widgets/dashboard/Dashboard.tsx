import type { ReactNode } from "react";
import { forwardRef, useState } from "react";

import { useMessages, type MessageOverrides } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { dashboardMessages } from "./dashboard.messages.js";
import { DashboardPage } from "./Dashboard.view.js";
import { useDashboard } from "./useDashboard.js";

/** Texts of {@link Dashboard} said differently. */
export type DashboardMessages = MessageOverrides<typeof dashboardMessages>;

/** Props of {@link Dashboard}. */
export interface DashboardProps {
  /** Counts only this seller company's. For managers; sellers see their own anyway. */
  sellerCompanyId?: string;
  /** A filter of the whole page beside its title, such as the choice of a seller company. */
  filter?: ReactNode;
  /** Leads to where calls are started. Without it the dashboard does not offer that. */
  onStartCall?: () => void;
  /** Leads to the potential customers. */
  onOpenPotentialCustomers?: () => void;
  /** Leads to all calls. */
  onOpenCalls?: () => void;
  /** Leads to one call. */
  onOpenCall?: (event: { callId: string }) => void;
  /**
   * Whether a seller without a result yet is shown the way there; each step leads on through the callbacks, and without
   * `onOpenPotentialCustomers` and `onStartCall` there is none.
   * @default true
   */
  hasGettingStarted?: boolean;
  /** Somebody wants to see the way no more; keep that, and say it through `hasGettingStarted` the next time. */
  onGettingStartedDismissed?: () => void;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2;
  messages?: DashboardMessages;
  className?: string;
}

/**
 * How the calls go: what came of them, where they are, the latest and the next ones. It follows them live.
 *
 * @example
 * <Dashboard headingLevel={1} onStartCall={() => navigate("/call-center")} onOpenCalls={() => navigate("/all-calls")} />
 */
export const Dashboard = /* @__PURE__ */ forwardRef<WidgetHandle, DashboardProps>(function Dashboard(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="dashboard" texts={dashboardMessages} className={className} handle={ref}>
      <ControlledDashboard {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledDashboard({
  sellerCompanyId,
  messages,
  hasGettingStarted = true,
  ...props
}: Omit<DashboardProps, "className">) {
  const t = useMessages(dashboardMessages, messages);
  const [isDismissed, setDismissed] = useState(false);
  const leadsThere = props.onOpenPotentialCustomers !== undefined && props.onStartCall !== undefined;
  const model = useDashboard(sellerCompanyId, hasGettingStarted && !isDismissed && leadsThere);
  const dismiss = () => {
    setDismissed(true);
    props.onGettingStartedDismissed?.();
  };
  return <DashboardPage {...props} t={t} model={model} onGettingStartedDismissed={dismiss} />;
}
