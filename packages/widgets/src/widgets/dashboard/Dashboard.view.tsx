import { HeldCallsBanner } from "../../calls/pause/HeldCallsBanner.js";
import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { Phone } from "../../ui/icon/generated/icons.js";
import { Notice } from "../../ui/notice/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { useSkeletonTime } from "../../ui/skeleton/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { AnswersCard } from "./AnswersCard.js";
import type { DashboardProps } from "./Dashboard.js";
import type { dashboardMessages } from "./dashboard.messages.js";
import { Numbers, Page, Sections, Stated, Lists } from "./Dashboard.styles.js";
import { GettingStarted } from "./GettingStarted.js";
import { HighlightStrip } from "./HighlightStrip.js";
import { RecentCard, ScheduledCard } from "./CallCards.js";
import { StatusesCard } from "./StatusesCard.js";
import type { DashboardModel } from "./useDashboard.js";

// This section is below what is seen first, so its code is loaded on demand.
const NumbersSection = onDemand(
  () => import("./numbers/NumbersSection.js").then(({ NumbersSection }) => NumbersSection),
  "none",
);

/** Props of {@link DashboardPage}. */
export interface DashboardPageProps extends Omit<
  DashboardProps,
  "className" | "messages" | "hasGettingStarted" | "onGettingStartedDismissed"
> {
  onGettingStartedDismissed: () => void;
  t: Messages<typeof dashboardMessages>;
  model: DashboardModel;
}

/** Renders the dashboard: the numbers, their charts, and the latest and next calls. */
export function DashboardPage({
  t,
  model,
  headingLevel = 2,
  filter,
  sellerCompanyId,
  onStartCall,
  onGettingStartedDismissed,
  ...leads
}: DashboardPageProps) {
  const { viewer, state, recent, scheduled, gettingStarted } = model;
  const may = useMay();
  const isManager = viewer?.isManager ?? false;
  const phase = useSkeletonTime(state.status === "loading");
  const level = headingLevel === 1 ? 2 : 3;
  const numbers = state.status === "ready" && phase === "done" ? state.numbers : undefined;
  return (
    <Page>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        filter={filter}
        primary={
          onStartCall && !isManager ? { id: "call", label: t.startCall, icon: Phone, onAction: onStartCall } : undefined
        }
      />
      <HeldCallsBanner state={model.pause} isManager={isManager} />
      {state.status === "forbidden" || state.status === "error" ? (
        <Stated>
          {state.status === "forbidden" ? (
            <Notice tone="info">{t.forbidden}</Notice>
          ) : (
            <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
          )}
        </Stated>
      ) : (
        // A new seller's page has its own key: it replaces everything that was rendered before the numbers were known.
        <Sections
          key={numbers && gettingStarted.status === "ready" ? "new" : "usual"}
          aria-busy={state.status === "loading" || undefined}
          data-waiting={phase === "waiting" || undefined}
        >
          {numbers && gettingStarted.status === "ready" && (
            <GettingStarted
              t={t}
              level={level}
              state={gettingStarted}
              onStartCall={onStartCall}
              onOpenPotentialCustomers={leads.onOpenPotentialCustomers}
              onOpenCalls={leads.onOpenCalls}
              onDismiss={onGettingStartedDismissed}
            />
          )}
          <HighlightStrip
            t={t}
            highlights={numbers?.highlights}
            onOpenPotentialCustomers={leads.onOpenPotentialCustomers}
          />
          <Numbers>
            <AnswersCard t={t} level={level} answers={numbers?.answers} total={numbers?.highlights.calls} />
            <StatusesCard t={t} level={level} statuses={numbers?.statuses} others={numbers?.otherStatuses} />
          </Numbers>
          <Lists>
            <RecentCard
              t={t}
              level={level}
              state={recent}
              isManager={isManager}
              onStartCall={isManager ? undefined : onStartCall}
              onOpenCalls={leads.onOpenCalls}
              onOpenCall={leads.onOpenCall}
            />
            <ScheduledCard t={t} level={level} state={scheduled} onOpenCall={leads.onOpenCall} />
          </Lists>
          {numbers && numbers.highlights.calls > 0 && may("getCallNumbers") && (
            <NumbersSection
              level={level}
              sellerCompanyId={sellerCompanyId}
              isManager={isManager}
              onOpenFigure={leads.onOpenFigure}
            />
          )}
        </Sections>
      )}
    </Page>
  );
}
