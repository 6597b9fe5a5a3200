import type { FigureFilters } from "../../../calls/figures/figureFilters.js";
import { Link } from "../../../ui/link/index.js";

/** Called with the filters that find the calls of a figure. */
export type OpenFigure = (event: { filters: FigureFilters }) => void;

interface FigureProps {
  /** The formatted figure. */
  children: string;
  /** The accessible name: the figure and what it counts. */
  label: string;
  count: number;
  filters: FigureFilters | undefined;
  onOpen: OpenFigure | undefined;
}

/**
 * A figure with a link to its calls. It is plain text if there is no callback, if no filters find its calls, or if it
 * is 0.
 */
export function Figure({ children, label, count, filters, onOpen }: FigureProps) {
  if (!onOpen || !filters || count === 0) return children;
  return (
    <Link aria-label={label} onPress={() => onOpen({ filters })}>
      {children}
    </Link>
  );
}
