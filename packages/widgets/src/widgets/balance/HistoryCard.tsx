import type { ChartPeriod } from "@callwright/sdk/contract";

import type { Messages } from "../../i18n/index.js";
import { Card } from "../../ui/card/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { ChartLine } from "../../ui/icon/generated/icons.js";
import { Notice } from "../../ui/notice/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Segmented } from "../../ui/segmented/index.js";
import type { balanceMessages } from "./balance.messages.js";
import { periods } from "./balance.model.js";
import { Periods, Place } from "./Balance.styles.js";
import type { HistoryState } from "./Balance.types.js";

/** Loaded together with the chart that it draws, so that the balance and the list do not wait for them. */
const BalanceHistory = onDemand(
  () =>
    Promise.all([import("./BalanceHistory.js"), import("../../charts/LineDrawing.js")]).then(
      ([{ BalanceHistory }]) => BalanceHistory,
    ),
  "none",
);

interface HistoryCardProps {
  t: Messages<typeof balanceMessages>;
  level: 2 | 3;
  history: HistoryState;
  /** The chosen period. The chart shows it as soon as its data is loaded. */
  period: ChartPeriod;
  timeZone: string | undefined;
  onPeriodChange: (period: ChartPeriod) => void;
}

/** The history of the balance, as a line and as a table with the same numbers (B-BAL-08, B-BAL-24). */
export function HistoryCard({ t, level, history, period, timeZone, onPeriodChange }: HistoryCardProps) {
  return (
    <Card
      title={t.history}
      level={level}
      isFlush
      aside={
        <Periods>
          <Segmented
            label={t.period}
            options={periods.map((value) => ({ value, label: t[value] }))}
            value={period}
            onChange={onPeriodChange}
            isDisabled={history.status === "unchosen"}
          />
        </Periods>
      }
    >
      {content()}
    </Card>
  );

  function content() {
    switch (history.status) {
      case "unchosen":
        return (
          <Place>
            <EmptyState icon={ChartLine}>{t.historyUnchosen}</EmptyState>
          </Place>
        );
      case "error":
        return (
          <Place>
            <Notice {...(history.message === undefined ? {} : { title: history.message })} onRetry={history.retry} />
          </Place>
        );
      case "loading":
        return <Place aria-busy="true" />;
      case "ready":
        return <BalanceHistory t={t} history={history} timeZone={timeZone} fallback={<Place aria-busy="true" />} />;
    }
  }
}
