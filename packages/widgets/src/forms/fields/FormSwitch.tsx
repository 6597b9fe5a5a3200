import type { FieldValues } from "react-hook-form";

import { Switch, type SwitchProps } from "../../ui/switch/index.js";
import { type Bound, useField } from "./useField.js";

export function FormSwitch<I extends FieldValues>({ form, name, ...props }: Bound<SwitchProps, boolean, I>) {
  const { value, onChange, onBlur } = useField<boolean, I>(form, name, { label: props.children, say: Boolean });
  return <Switch {...props} isSelected={value} onChange={onChange} onBlur={onBlur} />;
}
