import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";

import type { FormChecks } from "./createChecks.js";
import { loadChecks } from "./loadChecks.js";
import { isSameValue } from "./sameValue.js";
import type { SchemaOf } from "./zod.js";

/** The error of a field. */
export interface FieldMessage {
  /** `server` for a refusal of the server. */
  type?: unknown;
  message?: string | undefined;
}

/** The current state of a form's fields. */
export interface FieldsNow<Input extends FieldValues> {
  values: Input;
  errors: Readonly<Record<string, FieldMessage | undefined>>;
  /** Something differs from the saved record. */
  isDirty: boolean;
}

/**
 * The values of a form's fields, and their errors. Fields can be typed in at once. The checks are loaded when they are
 * first needed, take over the current values, and manage them from then on.
 */
export interface FormFields<Input extends FieldValues, Output = unknown> {
  now: () => FieldsNow<Input>;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  set: <Name extends FieldPath<Input>>(name: Name, value: FieldPathValue<Input, Name>) => void;
  /** Sets other values as saved, or resets to the saved ones. */
  reset: (values?: Input) => void;
  /** Rejects if the checks cannot be loaded. */
  check: (name: FieldPath<Input>) => Promise<void>;
  /** Checks all fields, and submits the values if they are valid. Rejects if the checks cannot be loaded. */
  send: (onValid: (values: Output) => Promise<void>) => Promise<void>;
  refuse: (name: FieldPath<Input>, message: FieldMessage) => void;
  forgive: (name: FieldPath<Input>) => void;
}

/** @param schema called at each check, so that it uses the current texts */
export function createFormFields<Input extends FieldValues, Output>(
  defaultValues: Input,
  schema: SchemaOf<Input, Output>,
): FormFields<Input, Output> {
  const listeners = new Set<() => void>();
  let saved = defaultValues;
  let now: FieldsNow<Input> = { values: defaultValues, errors: {}, isDirty: false };
  let checks: FormChecks<Input, Output> | undefined;

  const show = (next: FieldsNow<Input>) => {
    now = next;
    for (const listener of listeners) listener();
  };

  return {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(name, value) {
      if (checks) return checks.setValue(name, value, { shouldDirty: true });
      const values = { ...now.values, [name]: value };
      show({ ...now, values, isDirty: Object.keys(values).some((one) => !isSameValue(values[one], saved[one])) });
    },
    reset(values = saved) {
      saved = values;
      if (checks) checks.reset(values);
      else show({ values, errors: {}, isDirty: false });
    },
    check: async (name) => void (await (await withChecks()).trigger(name)),
    send: async (onValid) => (await withChecks()).handleSubmit(onValid)(),
    refuse: (name, message) => checks?.setError(name, message as never),
    forgive: (name) => checks?.clearErrors(name),
  };

  async function withChecks() {
    const { createChecks } = await loadChecks();
    return (checks ??= takeOver(createChecks(schema, saved)));
  }

  function takeOver(made: FormChecks<Input, Output>) {
    const written = now.values;
    made.subscribe({
      formState: { values: true, isDirty: true, errors: true },
      callback: ({ values, errors = {}, isDirty = false }) =>
        show({ values, errors: errors as FieldsNow<Input>["errors"], isDirty }),
    });
    for (const name of Object.keys(written) as FieldPath<Input>[])
      if (written[name] !== saved[name]) made.setValue(name, written[name], { shouldDirty: true });
    return made;
  }
}
