import { Line } from "./ProgressLine.styles.js";

/** Props of {@link ProgressLine}. */
export interface ProgressLineProps {
  className?: string;
}

/** A thin line that shows that content is being refreshed. It appears only if this takes a noticeable time. */
export function ProgressLine({ className }: ProgressLineProps) {
  return <Line className={className} aria-hidden="true" />;
}
