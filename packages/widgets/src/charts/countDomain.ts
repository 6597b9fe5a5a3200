import type { LineDomain } from "./LineChart.js";

const mostTicks = 4;

/** The y axis from zero, in steps of 1, 2, 5, 10 … so that there are few lines. */
export function countDomain(values: readonly number[]): LineDomain {
  const most = Math.max(1, ...values);
  let step = 1;
  for (let nth = 0; most / step > mostTicks - 1; nth += 1) step *= nth % 3 === 1 ? 2.5 : 2;
  const count = Math.ceil(most / step);
  return { least: 0, most: count * step, ticks: Array.from({ length: count + 1 }, (_, nth) => nth * step) };
}
