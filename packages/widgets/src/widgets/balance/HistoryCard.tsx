import type { ChartPeriod } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { LineChart } from "../../charts/LineChart.js";
import { useFormats, type Formats, type Messages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Card } from "../../ui/card/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { ChartLine } from "../../ui/icon/generated/icons.js";
import { Notice } from "../../ui/notice/index.js";
import { Segmented } from "../../ui/segmented/index.js";
import { Unseen } from "../../ui/unseen/index.js";
import type { balanceMessages } from "./balance.messages.js";
import { domainOf, patternsOf, periods } from "./balance.model.js";
import { Chart, Periods, Place } from "./Balance.styles.js";
import type { DrawnHistory, HistoryState } from "./Balance.types.js";

interface HistoryCardProps {
  t: Messages<typeof balanceMessages>;
  level: 2 | 3;
  history: HistoryState;
  /** The chosen one; what is drawn follows as soon as it has come. */
  period: ChartPeriod;
  timeZone: string | undefined;
  onPeriodChange: (period: ChartPeriod) => void;
}

/** How the balance has changed, as a line and as a table of the same numbers (B-BAL-08, B-BAL-24). */
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
        return <History t={t} history={history} timeZone={timeZone} />;
    }
  }
}

interface HistoryProps extends Pick<HistoryCardProps, "t" | "timeZone"> {
  history: HistoryState & { status: "ready" };
}

function History({ t, history, timeZone }: HistoryProps) {
  const formats = useFormats();
  const clock = useClock();
  const zone = timeZone ?? clock.timeZone;
  const { points, domain } = useMemo(() => toDrawing(history, formats, zone), [history, formats, zone]);
  return (
    <Chart>
      <LineChart
        points={points}
        domain={domain}
        formatTick={(value) => formats.wholeMoney(value)}
        formatValue={(value) => formats.money(value)}
        isRefetching={history.isRefetching}
      />
      <Unseen as="div">
        <table aria-label={t.history}>
          <thead>
            <tr>
              <th scope="col">{t.date}</th>
              <th scope="col">{t.title}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, title, value }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{formats.money(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Unseen>
    </Chart>
  );
}

function toDrawing({ points, period }: HistoryProps["history"], formats: Formats, timeZone: string): DrawnHistory {
  const { short, full } = patternsOf[period];
  return {
    points: points.map(({ instant, balanceUsd }) => ({
      id: instant,
      label: formats.date(instant, short, timeZone),
      title: formats.date(instant, full, timeZone),
      value: balanceUsd,
    })),
    domain: domainOf(points.map(({ balanceUsd }) => balanceUsd)),
  };
}
