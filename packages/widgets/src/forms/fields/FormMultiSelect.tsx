import type { FieldValues } from "react-hook-form";

import { type Option } from "../../ui/combo-box/index.js";
import { MultiSelect, type MultiSelectProps } from "../../ui/multi-select/index.js";
import { type Bound, useField } from "./useField.js";

export function FormMultiSelect<I extends FieldValues>({
  form,
  name,
  ...props
}: Bound<MultiSelectProps, readonly Option[], I>) {
  return (
    <MultiSelect
      {...props}
      {...useField<readonly Option[], I>(form, name, {
        label: props.label,
        say: (chosen) => chosen.map(({ label }) => label).join(", "),
      })}
    />
  );
}
