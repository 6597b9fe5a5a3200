import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type FieldValues } from "react-hook-form";

import type { SchemaOf } from "./zod.js";
import * as z from "./zodParts.js";

/** Checks a form's values and submits them: react-hook-form and zod, which are loaded when a form is first used. */
export type FormChecks<Input extends FieldValues, Output> = ReturnType<typeof createChecks<Input, Output>>;

/** @param schema called at each check, so that it uses the current texts */
export function createChecks<Input extends FieldValues, Output>(schema: SchemaOf<Input, Output>, saved: Input) {
  return createFormControl<Input, unknown, Output>({
    defaultValues: saved as never,
    resolver: (...values) => zodResolver<Input, unknown, Output>(schema(z))(...values),
    // We decide ourselves when a field loses the focus: see `left` in useForm.
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    // The form element does it, because it knows the fields that are not inputs.
    shouldFocusError: false,
  });
}
