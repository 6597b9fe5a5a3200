import type { FieldValues } from "react-hook-form";

import { DateTimeField, type DateTimeFieldProps } from "../../ui/date-time-field/index.js";
import { type Bound, useField } from "./useField.js";

export function FormDateTimeField<I extends FieldValues>({
  form,
  name,
  ...props
}: Bound<DateTimeFieldProps, string | null, I>) {
  return (
    <DateTimeField
      {...props}
      {...useField<string | null, I>(form, name, { label: props.label, say: (moment) => moment ?? "" })}
    />
  );
}
