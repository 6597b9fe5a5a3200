import type { FieldValues } from "react-hook-form";

import { Select, type SelectProps } from "../../ui/select/index.js";
import { type Bound, useField } from "./useField.js";

export function FormSelect<I extends FieldValues>({ form, name, ...props }: Bound<SelectProps, string | null, I>) {
  const { label, options, emptyLabel = "" } = props;
  const say = (id: string | null) => options?.find((option) => option.id === id)?.label ?? emptyLabel;
  return <Select {...props} {...useField<string | null, I>(form, name, { label, say })} />;
}
