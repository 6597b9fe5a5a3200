import { onDemand } from "../on-demand/index.js";
import { TextField } from "../text-field/index.js";
import type { FieldProps } from "../field/index.js";

export interface DateTimeFieldProps extends Omit<FieldProps, "labelAside"> {
  /** The wall time in `timeZone`, such as `2026-11-21T09:30`, or with `isDay` the day, `2026-11-21`; null without a date. */
  value: string | null;
  onChange: (wallTime: string | null) => void;
  /** The IANA time zone, such as `Europe/Oslo`, shown beside the label. Leave it out if the same wall time applies in several zones. */
  timeZone?: string | undefined;
  /** Whether only the day is asked for. */
  isDay?: boolean;
  /** The earliest wall time that can be chosen. */
  minValue?: string;
  /** The latest wall time that can be chosen. */
  maxValue?: string;
  onBlur?: () => void;
  autoFocus?: boolean;
}

/**
 * A date and time in a named time zone. Each part can be typed, and the day can be chosen from a calendar.
 *
 * @example
 * <DateTimeField label="Date" timeZone={customer.timeZone} value={callAt} onChange={setCallAt} minValue={nowThere} />
 */
export function DateTimeField(props: DateTimeFieldProps) {
  return <Picker {...props} fallback={<Waiting {...props} />} />;
}

const Picker = onDemand(() => import("./DateTimePicker.js").then(({ DateTimePicker }) => DateTimePicker), "inPlace");

/** The same frame, so that nothing moves when the field arrives. What is typed into it waits for the field. */
function Waiting({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  isDisabled,
  size,
  className,
  autoFocus,
}: DateTimeFieldProps) {
  const frame = { label, isLabelHidden, isOptional, description, errorMessage, isDisabled, size, className };
  return <TextField {...frame} autoFocus={autoFocus} isReadOnly />;
}
