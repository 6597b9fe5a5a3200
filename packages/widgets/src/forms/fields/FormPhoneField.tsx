import type { FieldValues } from "react-hook-form";

import { PhoneField, type PhoneFieldProps } from "../../ui/phone-field/index.js";
import { type Bound, useField } from "./useField.js";

export function FormPhoneField<I extends FieldValues>({
  form,
  name,
  ...props
}: Bound<Omit<PhoneFieldProps, "onConverting">, string, I>) {
  return <PhoneField {...props} {...useField<string, I>(form, name, props)} onConverting={form.waitFor} />;
}
