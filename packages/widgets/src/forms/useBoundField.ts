import { type FieldPath, type FieldPathValue, type FieldValues, useController } from "react-hook-form";

import type { Form } from "./useForm.js";

/** Which value of which form a field shows and changes. */
export interface Bound<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: Form<Values>;
  name: Name;
}

/** A field's value and what is wrong with it. Changing it takes its error away until the field is left again. */
export function useBoundField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
}: Bound<Values, Name>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    value: field.value,
    ref: field.ref,
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
    onChange: (value: FieldPathValue<Values, Name>) => {
      field.onChange(value);
      if (fieldState.error) form.clearErrors(name);
    },
  };
}
