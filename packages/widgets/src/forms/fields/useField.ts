import { useEffect } from "react";
import type { FieldPathByValue, FieldValues } from "react-hook-form";

import { type FormHandle, useFormValue, useNow } from "../useForm.js";

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
