import type { BalanceChart, ChartPeriod } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { LineChart } from "../../charts/LineChart.js";
import { LineTable } from "../../charts/LineTable.js";
import { useFormats, type Formats, type Messages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import type { balanceMessages } from "./balance.messages.js";
import { Chart } from "./Balance.styles.js";
import type { DrawnHistory, HistoryState } from "./Balance.types.js";
import { domainOf, patternsOf, toPoints } from "./history.model.js";

/** Props of {@link BalanceHistory}. */
export interface BalanceHistoryProps {
  t: Messages<typeof balanceMessages>;
  history: HistoryState & { status: "ready" };
  timeZone: string | undefined;
}

/** The history of a balance as a line, and as a table with the same numbers for screen readers. */
export function BalanceHistory({ t, history, timeZone }: BalanceHistoryProps) {
  const formats = useFormats();
  const clock = useClock();
  const zone = timeZone ?? clock.timeZone;
  const { points, domain } = useMemo(
    () => toDrawing(history.chart, history.period, formats, zone),
    [history.chart, history.period, formats, zone],
  );
  return (
    <Chart>
      <LineChart
        points={points}
        domain={domain}
        formatTick={(value) => formats.wholeMoney(value)}
        formatValue={(value) => formats.money(value)}
        isRefetching={history.isRefetching}
      />
      <LineTable
        label={t.history}
        heads={[t.date, t.title]}
        points={points}
        cellsOf={({ value }) => [formats.money(value)]}
      />
    </Chart>
  );
}

function toDrawing(chart: BalanceChart, period: ChartPeriod, formats: Formats, timeZone: string): DrawnHistory {
  const points = toPoints(chart, period);
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
