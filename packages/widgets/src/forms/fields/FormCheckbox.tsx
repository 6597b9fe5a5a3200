import type { FieldValues } from "react-hook-form";

import { Checkbox, type CheckboxProps } from "../../ui/checkbox/index.js";
import { type Bound, useField } from "./useField.js";

export function FormCheckbox<I extends FieldValues>({ form, name, ...props }: Bound<CheckboxProps, boolean, I>) {
  const { value, onChange, onBlur, errorMessage } = useField<boolean, I>(form, name, {
    label: props.children,
    say: Boolean,
  });
  return (
    <Checkbox
      {...props}
      isSelected={value}
      onChange={onChange}
      onBlur={onBlur}
      isInvalid={errorMessage !== undefined}
    />
  );
}
