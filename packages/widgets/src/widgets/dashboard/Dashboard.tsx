import { type ReactNode, useState } from "react";

import type { FigureFilters } from "../../calls/figures/figureFilters.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { dashboardMessages } from "./dashboard.messages.js";
import { DashboardPage } from "./Dashboard.view.js";
import { useDashboard } from "./useDashboard.js";

/** Texts that replace the default ones of {@link Dashboard}. */
export type DashboardMessages = MessageOverrides<typeof dashboardMessages>;

/** Props of {@link Dashboard}. */
export interface DashboardProps {
  /** Counts only the calls of this seller company. For managers; sellers always see those of their own company. */
  sellerCompanyId?: string;
  /** A filter for the whole page, rendered beside the title, such as a select for the seller company. */
  filter?: ReactNode;
  /** Called when a person wants to start a call. If omitted, the button is not shown. */
  onStartCall?: () => void;
  /** Called when a person wants to open the potential customers. */
  onOpenPotentialCustomers?: () => void;
  /** Called when a person wants to see all calls. */
  onOpenCalls?: () => void;
  /**
   * Called when a person wants to see the calls that a figure counts, with the filters that find exactly these calls.
   * Pass the filters to `CallHistory` as `initialView`. If omitted, the figures over time are plain text.
   */
  onOpenFigure?: (event: { filters: FigureFilters }) => void;
  /** Called when a person wants to open a call. */
  onOpenCall?: (event: { callId: string }) => void;
  /**
   * Whether a seller who has no results yet sees the steps to the first one. The steps use the callbacks, so they are
   * shown only if `onOpenPotentialCustomers` and `onStartCall` are given.
   * @default true
   */
  hasGettingStarted?: boolean;
  /** Called when a person has dismissed these steps. Store this, and pass `hasGettingStarted={false}` from then on. */
  onGettingStartedDismissed?: () => void;
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2;
  messages?: DashboardMessages;
  className?: string;
}

/**
 * The dashboard of calls: their answers, their statuses, and the latest and next calls. It is updated live.
 *
 * @example
 * <Dashboard headingLevel={1} onStartCall={() => navigate("/call-center")} onOpenCalls={() => navigate("/all-calls")} />
 */
export const Dashboard = /* @__PURE__ */ defineWidget(
  { name: "dashboard", texts: dashboardMessages },
  function Dashboard({ sellerCompanyId, hasGettingStarted = true, ...props }: DashboardProps, t) {
    const [isDismissed, setDismissed] = useState(false);
    const leadsThere = props.onOpenPotentialCustomers !== undefined && props.onStartCall !== undefined;
    const model = useDashboard(sellerCompanyId, hasGettingStarted && !isDismissed && leadsThere);
    const dismiss = () => {
      setDismissed(true);
      props.onGettingStartedDismissed?.();
    };
    return (
      <DashboardPage
        {...props}
        sellerCompanyId={sellerCompanyId}
        t={t}
        model={model}
        onGettingStartedDismissed={dismiss}
      />
    );
  },
);
