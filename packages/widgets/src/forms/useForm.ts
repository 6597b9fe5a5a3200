import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm as useHookForm,
  type UseFormReturn,
} from "react-hook-form";
import type * as z from "zod/mini";

import { faultsOf, type FormFault } from "./faultsOf.js";

export interface FormOptions<Values extends FieldValues> {
  /** What values are right; its messages are shown at the fields. Its fields are named as the server names them. */
  schema: z.ZodMiniType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** Sends the values. What it rejects with is shown at the fields it blames, or above the footer. */
  onSubmit: (values: Values) => Promise<unknown> | unknown;
}

export interface Form<Values extends FieldValues> extends Pick<
  UseFormReturn<Values>,
  "control" | "watch" | "setValue" | "getValues" | "reset" | "trigger" | "clearErrors"
> {
  /** Whether closing now would lose something. */
  isDirty: boolean;
  /** The values are on their way. A second submit meanwhile does nothing. */
  isSubmitting: boolean;
  /** What no field is to blame for. */
  fault: FormFault | undefined;
  submit: () => Promise<void>;
}

/**
 * A form's state. Errors appear when a field is left and on submit, and go when the field changes.
 *
 * @example
 * const form = useForm({ schema, defaultValues: { title: "", review: "" }, onSubmit: actions.addNote });
 * <FormView form={form}><FormTextField form={form} name="title" label={t.title} /></FormView>
 */
export function useForm<Values extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
}: FormOptions<Values>): Form<Values> {
  const [fault, setFault] = useState<FormFault>();
  const form = useHookForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onBlur",
    reValidateMode: "onBlur",
    shouldFocusError: true,
  });
  const { isDirty, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    setFault(undefined);
    try {
      await onSubmit(values);
    } catch (failure) {
      const { fields, rest } = faultsOf(failure, Object.keys(values));
      for (const [name, message] of Object.entries(fields)) form.setError(name as Path<Values>, { message });
      setFault(rest);
    }
  });

  return {
    control: form.control,
    watch: form.watch,
    setValue: form.setValue,
    getValues: form.getValues,
    reset: form.reset,
    trigger: form.trigger,
    clearErrors: form.clearErrors,
    isDirty,
    isSubmitting,
    fault,
    submit: async () => {
      if (!isSubmitting) await send();
    },
  };
}
