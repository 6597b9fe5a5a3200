import { useIsInPage } from "../../lib/useIsInPage.js";
import { Fill, Line, Track } from "./Progress.styles.js";

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** What is measured, for assistive technology. */
  label: string;
  /** How far it is, as a share of 1; values outside are clipped. Left out where nobody knows: the bar slows down and waits. */
  value?: number | undefined;
  /** What is read instead of the percentage, e.g. "12 of 30 days". */
  valueText?: string;
  /** @default "accent" */
  tone?: "accent" | "ink" | "warning";
}

/** A bar that shows a share of something: days of a plan, rows of a file. */
export function Progress({ label, value, valueText, tone = "accent" }: ProgressProps) {
  const isInPage = useIsInPage();
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      data-tone={tone}
    >
      {percent === undefined ? (
        <Fill data-unknown="" />
      ) : (
        <Fill style={isInPage ? { inlineSize: `${percent}%` } : undefined} />
      )}
    </Track>
  );
}

/** Props of {@link ProgressLine}. */
export interface ProgressLineProps {
  className?: string;
}

/** A thin line that says old content is being replaced. It appears only if that takes longer than a glance. */
export function ProgressLine({ className }: ProgressLineProps) {
  return <Line className={className} aria-hidden="true" />;
}
