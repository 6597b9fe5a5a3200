import type { FieldValues } from "react-hook-form";

import { TextArea, type TextAreaProps } from "../../ui/text-area/index.js";
import { type Bound, useField } from "./useField.js";

export function FormTextArea<I extends FieldValues>({ form, name, ...props }: Bound<TextAreaProps, string, I>) {
  return <TextArea {...props} {...useField<string, I>(form, name, props)} />;
}
