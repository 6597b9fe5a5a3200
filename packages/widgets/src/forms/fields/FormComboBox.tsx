import type { FieldValues } from "react-hook-form";

import { ComboBox, type ComboBoxProps, type Option } from "../../ui/combo-box/index.js";
import { type Bound, useField } from "./useField.js";

export function FormComboBox<I extends FieldValues>({ form, name, ...props }: Bound<ComboBoxProps, Option | null, I>) {
  return (
    <ComboBox
      {...props}
      {...useField<Option | null, I>(form, name, { label: props.label, say: (chosen) => chosen?.label ?? "" })}
    />
  );
}
