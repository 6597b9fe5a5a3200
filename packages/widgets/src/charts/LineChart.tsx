import { onDemand } from "../ui/on-demand/index.js";
import { Around } from "./LineChart.styles.js";

/** A value at a place of the x axis. */
export interface LinePoint {
  /** Unique in its line. */
  id: string;
  /** Below the axis, where there is room for it. */
  label: string;
  /** Said beside the pointer, above the value. */
  title: string;
  value: number;
  /** How much of the value is something else as well: drawn as a second line. All points have it, or none. */
  part?: number;
}

/** What the y axis shows. */
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
  /** A value as the y axis writes it. */
  formatTick: (value: number) => string;
  /** A value as it is said beside the pointer, with its part. */
  formatValue: (value: number, part?: number) => string;
  /** Whether other points are on their way: these stay, paler. */
  isRefetching?: boolean;
  /** Half as high. */
  isSmall?: boolean;
}

const Drawing = onDemand(() => import("./LineDrawing.js").then(({ LineDrawing }) => LineDrawing), "none");

/**
 * Values over time as a line above the ground, 300 px high or half of it; what is below zero is red. It is a picture for those who see
 * it: put the same numbers beside it as a table for everybody else. The drawing's code comes when the first line is shown.
 */
export function LineChart({ isRefetching = false, isSmall = false, ...drawing }: LineChartProps) {
  return (
    <Around aria-hidden="true" data-refetching={isRefetching || undefined} data-small={isSmall || undefined}>
      <Drawing {...drawing} />
    </Around>
  );
}
