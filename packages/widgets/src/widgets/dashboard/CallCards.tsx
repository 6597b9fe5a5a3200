import type { ReactNode } from "react";

import { CallLines, ScheduledCallLines } from "../../calls/lines/CallLines.js";
import type { CallRow } from "../../calls/callRow.model.js";
import { useNumbers, type Messages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Card } from "../../ui/card/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { CalendarClock, PhoneOutgoing } from "../../ui/icon/generated/icons.js";
import { Link } from "../../ui/link/index.js";
import { Notice } from "../../ui/notice/index.js";
import { Skeleton, skeletonSize } from "../../ui/skeleton/index.js";
import type { DashboardProps } from "./Dashboard.js";
import type { dashboardMessages } from "./dashboard.messages.js";
import { Alone, Amount, PendingLine } from "./Dashboard.styles.js";
import type { CallLinesState } from "./Dashboard.types.js";

interface CallCardProps extends Pick<DashboardProps, "onOpenCall"> {
  t: Messages<typeof dashboardMessages>;
  level: 2 | 3;
  state: CallLinesState;
}

/** The latest calls. They are updated live. */
export function RecentCard({
  t,
  level,
  state,
  isManager,
  onStartCall,
  onOpenCalls,
  onOpenCall,
}: CallCardProps & Pick<DashboardProps, "onOpenCalls" | "onStartCall"> & { isManager: boolean }) {
  return (
    <Card
      title={t.recent}
      level={level}
      isFlush
      aside={onOpenCalls && <Link onPress={onOpenCalls}>{isManager ? t.allCalls : t.myCalls}</Link>}
    >
      <Lines
        state={state}
        lineCount={7}
        empty={
          <EmptyState icon={PhoneOutgoing} action={onStartCall && <Button onPress={onStartCall}>{t.startCall}</Button>}>
            {isManager ? t.recentEmptyOfManager : t.recentEmpty}
          </EmptyState>
        }
      >
        {(calls) => <CallLines label={t.recent} calls={calls} onOpenCall={onOpenCall} />}
      </Lines>
    </Card>
  );
}

/** The calls that are due next. */
export function ScheduledCard({ t, level, state, onOpenCall }: CallCardProps) {
  const formats = useNumbers();
  const totalCount = state.status === "ready" ? state.totalCount : undefined;
  return (
    <Card
      title={t.scheduled}
      level={level}
      isFlush
      aside={
        totalCount !== undefined && (
          <Amount aria-label={t.scheduledCount({ count: totalCount })} role="note">
            {formats.number(totalCount)}
          </Amount>
        )
      }
    >
      <Lines state={state} lineCount={5} empty={<EmptyState icon={CalendarClock}>{t.scheduledEmpty}</EmptyState>}>
        {(calls) => <ScheduledCallLines label={t.scheduled} calls={calls} onOpenCall={onOpenCall} />}
      </Lines>
    </Card>
  );
}

interface LinesProps {
  state: CallLinesState;
  /** The number of skeleton lines while the calls are loading. */
  lineCount: number;
  empty: ReactNode;
  children: (calls: readonly CallRow[]) => ReactNode;
}

function Lines({ state, lineCount, empty, children }: LinesProps) {
  switch (state.status) {
    case "loading":
      return Array.from({ length: lineCount }, (_, index) => (
        <PendingLine key={index}>
          <Skeleton size={skeletonSize(index)} />
        </PendingLine>
      ));
    case "error":
      return (
        <Alone>
          <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
        </Alone>
      );
    case "empty":
      return <Alone>{empty}</Alone>;
    case "ready":
      return children(state.calls);
  }
}
