import { onDemand } from "../ui/on-demand/index.js";
import { Around } from "./LineChart.styles.js";

/** A value at a position on the x axis. */
export interface LinePoint {
  /** Unique in its line. */
  id: string;
  /** The label below the axis, shown if there is enough space. */
  label: string;
  /** The title of the tooltip, above the value. */
  title: string;
  value: number;
  /** A part of the value, shown as a second line. Either all points have it or none. */
  part?: number;
}

/** The range of the y axis. */
export interface LineDomain {
  least: number;
  most: number;
  ticks: readonly number[];
}

/** Props of {@link LineChart}. */
export interface LineChartProps {
  /** In the order of the x axis. */
  points: readonly LinePoint[];
  domain: LineDomain;
  /** Formats a value for the y axis. */
  formatTick: (value: number) => string;
  /** Formats a value, and its part, for the tooltip. */
  formatValue: (value: number, part?: number) => string;
  /** Whether new points are loading. The current points are then shown paler. */
  isRefetching?: boolean;
  /** Whether the chart has half the height. */
  isSmall?: boolean;
}

const Drawing = onDemand(() => import("./LineDrawing.js").then(({ LineDrawing }) => LineDrawing), "none");

/**
 * A line chart of values over time, 300 or 150 px high. Values below zero are red. It is hidden from assistive
 * technology: put a {@link LineTable} with the same numbers beside it. The chart's code is loaded when the first line is shown.
 */
export function LineChart({ isRefetching = false, isSmall = false, ...drawing }: LineChartProps) {
  return (
    <Around aria-hidden="true" data-refetching={isRefetching || undefined} data-small={isSmall || undefined}>
      <Drawing {...drawing} />
    </Around>
  );
}
