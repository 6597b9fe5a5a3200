import { useEffect } from "react";
import type { FieldPathByValue, FieldValues } from "react-hook-form";

import { type FormHandle, useFormValue, useNow } from "../useForm.js";

/**
 * The props of a part whose value, changes and error are handled by the form; only fields of the right type can be
 * named.
 */
export type Bound<Props, Value, Input extends FieldValues> = Omit<
  Props,
  "name" | "value" | "defaultValue" | "isSelected" | "defaultSelected" | "onChange" | "onBlur" | "errorMessage" | "ref"
> & {
  form: FormHandle<Input>;
  name: FieldPathByValue<Input, Value>;
};

/** The label of a part, and the text for a value that is not a text. */
interface Words<Value> {
  label: unknown;
  say?: (value: Value) => string | boolean;
}

/** The props of a part for a field. A change removes the field's message; leaving the field checks it again. */
export function useField<Value, Input extends FieldValues>(
  form: FormHandle<Input>,
  name: FieldPathByValue<Input, Value>,
  { label, say = String }: Words<Value>,
) {
  const value = useFormValue(form, name) as Value;
  const error = useNow(form.fields, ({ errors }) => errors[name]);
  const { introduce } = form;
  useEffect(() => {
    if (typeof label === "string") introduce(name, { label, say: (value) => say(value as Value) });
  });
  return {
    name,
    value,
    onChange: (value: Value) => {
      form.setValue(name, value as never);
      form.wrote(name);
    },
    onBlur: () => form.left(name),
    errorMessage: error ? (error.message ?? "") : undefined,
  };
}
