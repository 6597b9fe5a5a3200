import { useMediaQuery } from "../lib/useMediaQuery.js";
import { onDemand } from "../ui/on-demand/index.js";
import { Around, Centre, Empty } from "./Donut.styles.js";

/** One part of a whole. */
export interface DonutSlice {
  id: string;
  /** Said beside the pointer. */
  label: string;
  count: number;
  /** A plain value such as `#33a673`; a chart cannot read custom properties. */
  color: string;
}

/** Props of {@link Donut}. */
export interface DonutProps {
  /** Clockwise from the top. Two whose colours some people cannot tell apart should not be neighbours. */
  slices: readonly DonutSlice[];
  /** What a slice says when it is pointed at. */
  describe: (slice: DonutSlice) => string;
  /** The slice that is pointed at elsewhere, e.g. in the table beside it. */
  activeId?: string | null;
  onActiveIdChange?: (id: string | null) => void;
  /** The whole, in the middle. */
  total: string;
  /** What the whole counts: `calls`. */
  unit: string;
}

const Drawing = onDemand(() => import("./DonutDrawing.js").then(({ DonutDrawing }) => DonutDrawing), "none");

/**
 * Parts of a whole as a ring. It is a picture for those who see it: put the same numbers beside it as a table, which is
 * what everybody else reads. The drawing's code comes when the first ring is shown.
 */
export function Donut({ total, unit, ...drawing }: DonutProps) {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isNothing = drawing.slices.every(({ count }) => count === 0);
  return (
    <Around aria-hidden="true">
      {isNothing ? <Empty /> : <Drawing {...drawing} isStill={isStill} fallback={<Empty />} />}
      <Centre>
        <b>{total}</b>
        <span>{unit}</span>
      </Centre>
    </Around>
  );
}
