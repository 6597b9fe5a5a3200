import { useEffect } from "react";
import { useController, type FieldPathByValue, type FieldValues } from "react-hook-form";

import type { FormHandle } from "../useForm.js";

/** A part's props with its value, changes and error taken over by the form; only fields of the fitting type can be named. */
export type Bound<Props, Value, Input extends FieldValues> = Omit<
  Props,
  "name" | "value" | "defaultValue" | "isSelected" | "defaultSelected" | "onChange" | "onBlur" | "errorMessage" | "ref"
> & {
  form: FormHandle<Input>;
  name: FieldPathByValue<Input, Value>;
};

/** What a part is called, and how it says a value that is not a text. */
interface Words<Value> {
  label: unknown;
  say?: (value: Value) => string | boolean;
}

/** What a part is given for a field. A change takes the field's message away; leaving the field checks it again. */
export function useField<Value, Input extends FieldValues>(
  form: FormHandle<Input>,
  name: FieldPathByValue<Input, Value>,
  { label, say = String }: Words<Value>,
) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { introduce } = form;
  useEffect(() => {
    if (typeof label === "string") introduce(name, { label, say: (value) => say(value as Value) });
  });
  return {
    name: field.name,
    value: field.value as Value,
    onChange: (value: Value) => {
      field.onChange(value);
      form.wrote(name);
    },
    onBlur: () => form.left(name),
    errorMessage: fieldState.error ? (fieldState.error.message ?? "") : undefined,
  };
}
