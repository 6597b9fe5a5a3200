import { useIsInPage } from "../../lib/useIsInPage.js";
import { Fill, Track } from "./Progress.styles.js";

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** The accessible name. */
  label: string;
  /**
   * The progress from 0 to 1; other values are clipped. Omit it if the progress is unknown: the bar then slows down and
   * waits.
   */
  value?: number | undefined;
  /** The text that screen readers read instead of the percentage, for example "12 of 30 days". */
  valueText?: string;
  /** @default "accent" */
  tone?: "accent" | "ink" | "warning";
}

/** A bar that shows progress, such as the used days of a plan or the imported rows of a file. */
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
