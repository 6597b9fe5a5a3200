import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type FieldValues } from "react-hook-form";

import type { SchemaOf } from "./zod.js";
import * as z from "./zodParts.js";

/** What checks a form's values and sends them: react-hook-form and zod, which come when a form is first used. */
export type FormChecks<Input extends FieldValues, Output> = ReturnType<typeof createChecks<Input, Output>>;

/** @param schema asked at each check, so that it speaks with the texts of then */
export function createChecks<Input extends FieldValues, Output>(schema: SchemaOf<Input, Output>, saved: Input) {
  return createFormControl<Input, unknown, Output>({
    defaultValues: saved as never,
    resolver: (...values) => zodResolver<Input, unknown, Output>(schema(z))(...values),
    // When a field is left is for us to say: see `left` in useForm.
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    // The frame does it: it knows the fields that are not inputs.
    shouldFocusError: false,
  });
}
