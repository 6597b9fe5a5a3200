import type { FieldValues } from "react-hook-form";

import { TextField, type TextFieldProps } from "../../ui/text-field/index.js";
import { type Bound, useField } from "./useField.js";

export function FormTextField<I extends FieldValues>({ form, name, ...props }: Bound<TextFieldProps, string, I>) {
  return <TextField {...props} {...useField<string, I>(form, name, props)} />;
}
