import type { FieldValues } from "react-hook-form";

import { TextField, type TextFieldProps } from "../../ui/text-field/index.js";
import { withoutProtocol } from "../website.js";
import { type Bound, useField } from "./useField.js";

/** A web address after a fixed `https://`; a pasted protocol is removed. Use it with `website()` in the schema. */
export function FormWebsiteField<I extends FieldValues>({ form, name, ...props }: Bound<TextFieldProps, string, I>) {
  const { onChange, ...field } = useField<string, I>(form, name, props);
  return (
    <TextField
      inputMode="url"
      autoComplete="url"
      spellCheck="false"
      {...props}
      {...field}
      value={withoutProtocol(field.value)}
      onChange={(text) => onChange(withoutProtocol(text))}
      prefix="https://"
    />
  );
}
