import type { BalanceChart, ChartPeriod } from "@callwright/sdk/contract";
import { useGetBalanceChart } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { HistoryState } from "./Balance.types.js";

/**
 * The history of a balance. While another period of the same company is loading, the previous one stays.
 *
 * @param namedId the id that managers send; undefined for a seller's own company
 */
export function useHistory(
  companyId: string | undefined,
  namedId: string | undefined,
  period: ChartPeriod,
): HistoryState {
  const query = { type: period, ...(namedId !== undefined && { sellerCompanyId: namedId }) };
  const { data, error, mutate } = useGetBalanceChart(companyId === undefined ? null : { query }, {
    keepPreviousData: false,
  });
  const [kept, setKept] = useState<{ companyId: string; period: ChartPeriod; chart: BalanceChart }>();
  if (companyId !== undefined && data && kept?.chart !== data) setKept({ companyId, period, chart: data });

  const shown = data ? { period, chart: data } : kept?.companyId === companyId && !error ? kept : undefined;

  if (companyId === undefined) return { status: "unchosen" };
  if (shown) return { status: "ready", period: shown.period, chart: shown.chart, isRefetching: !data };
  if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
  return { status: "loading" };
}
