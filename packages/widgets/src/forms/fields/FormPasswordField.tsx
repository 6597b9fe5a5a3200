import type { FieldValues } from "react-hook-form";

import { PasswordField, type PasswordFieldProps } from "../../ui/text-field/index.js";
import { type Bound, useField } from "./useField.js";

export function FormPasswordField<I extends FieldValues>({
  form,
  name,
  ...props
}: Bound<PasswordFieldProps, string, I>) {
  return <PasswordField {...props} {...useField<string, I>(form, name, props)} />;
}
