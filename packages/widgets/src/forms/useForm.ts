import type { ReadState } from "@callwright/sdk";
import { type ComponentType, useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";

import { importOnce } from "../lib/importOnce.js";
import { pressEnded, watchPresses } from "../lib/pressEnded.js";
import { useEvent } from "../lib/useEvent.js";
import { whyMissing } from "../lib/whyMissing.js";
import type { ConflictProps } from "./Conflict.js";
import type { EditedRecord, Meeting, RecordState } from "./editedRecord.js";
import type { FormFailure } from "./formFailure.js";
import { createFormFields, type FieldsNow, type FormFields } from "./formFields.js";
import { loadChecks } from "./loadChecks.js";
import { isSameValue } from "./sameValue.js";
import type { SchemaOf } from "./zod.js";

export interface FormOptions<Input extends FieldValues, Output> {
  /** The initial values; every field has an entry. Render the form when its data is available. */
  defaultValues: Input;
  /**
   * Carries out the action of the form. Its errors are shown: `fieldErrors` at their fields, any other above the
   * buttons. When it returns, the submitted values count as saved.
   *
   * @param basedOn the version of a `record` on which the values are based: send it along, so that nobody's change is
   * overwritten unseen. Return the saved record if the form stays open.
   */
  onSubmit: (values: Output, basedOn: ReadState | undefined) => Promise<unknown> | void;
  /** The record that the form edits, if others may edit it, too. */
  record?: EditedRecord<Input> | undefined;
  /**
   * Fields with a different name in the request: `{ contactPhone: "contact.phoneNumber" }`. Their errors are shown at
   * these fields.
   */
  sentAs?: Readonly<Partial<Record<keyof Input & string, string>>>;
}

/** The state and actions of a form, for its fields and its form element. */
export interface FormHandle<Input extends FieldValues> {
  /** The form element's id, so that a button elsewhere can submit it: `<Button type="submit" form={form.id}>`. */
  id: string;
  fields: FormFields<Input>;
  /** Whether something differs from the saved record. For the question before leaving and for Save. */
  isDirty: boolean;
  isSubmitting: boolean;
  /** The error of the last attempt, as far as it does not belong to a field. */
  failure: FormFailure | undefined;
  /** The conflict with another person's change: nothing is sent before the person has chosen a version. */
  conflict: FormConflict | undefined;
  /** How often its values were set by code, and not by a person, since it began. */
  fillings: number;
  /** How many attempts were refused because of a field, so that the form element can move the focus. */
  refusals: number;
  /** For its fields: submitting waits until the typed text has become a value. */
  waitFor: (value: Promise<void>) => void;
  /** Checks and submits, one attempt at a time. */
  submit: () => Promise<void>;
  /** Sets one field, for example when a choice clears the fields below it. */
  setValue: <Name extends FieldPath<Input>>(name: Name, value: FieldPathValue<Input, Name>) => void;
  /** For its fields: registers the label of a field, and the text for its value. */
  introduce: (name: FieldPath<Input>, words: FieldWords) => void;
  /** For its fields: a person has changed the field, so its message is removed. */
  wrote: (name: FieldPath<Input>) => void;
  /** For its fields: a person has left the field, which is checked if it was changed. */
  left: (name: FieldPath<Input>) => void;
  /** Sets other values as saved, or resets to the saved ones. */
  reset: (values?: Input) => void;
}

/** The label of a field, and the text for its value. */
export interface FieldWords {
  label: string;
  say: (value: unknown) => string | boolean;
}

/** Loads the question of a conflict. */
const loadConflict = importOnce(() => import("./Conflict.js").then(({ Conflict }) => Conflict));

/** A conflict that the person has been asked about. */
export interface AskedMeeting extends Meeting {
  /** How often the question was asked. */
  asked: number;
  /** The question. It comes with the first conflict, because most forms never have one. */
  Question: ComponentType<ConflictProps>;
}

/** Another person's conflicting change, and the two possible answers. */
export interface FormConflict extends AskedMeeting {
  wordsOf: (name: string) => FieldWords | undefined;
  /** Saves the form's values over theirs. */
  keepMine: () => void;
  /** Shows their version, and discards the changes in the form. */
  takeTheirs: () => void;
}

/**
 * A form with a schema, which is written with the given zod: zod and react-hook-form are loaded when the form is first
 * used. If it is submitted before that, it waits for them, or shows that they could not be loaded. A changed field is
 * checked when it loses the focus, and all fields on submit; a message disappears as soon as its field changes. The
 * server's field errors are shown in the same way. None of this happens during a press, so that nothing moves under the
 * finger.
 *
 * @example
 * const productSchema = (z: Zod, t: Texts) => z.object({ name: z.string().check(z.minLength(1, t.nameMissing)) });
 * const form = useForm((z) => productSchema(z, t), { defaultValues: { name: "" }, onSubmit: (values) => createProduct.trigger({ body: values }) });
 * <Form form={form}>
 *   <FormTextField form={form} name="name" label={t.name} />
 *   <FormSubmit form={form}>{t.save}</FormSubmit>
 * </Form>
 */
export function useForm<Input extends FieldValues, Output>(
  schema: SchemaOf<Input, Output>,
  { defaultValues, onSubmit, sentAs, record }: FormOptions<Input, Output>,
): FormHandle<Input> {
  const id = useId();
  const [failure, setFailure] = useState<FormFailure>();
  const [refusals, setRefusals] = useState(0);
  const [fillings, setFillings] = useState(0);
  const isSending = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  // With the current texts.
  const latestSchema = useEvent(schema);
  const [fields] = useState(() => createFormFields<Input, Output>(defaultValues, latestSchema));
  const isDirty = useNow(fields, ({ isDirty }) => isDirty);
  useEffect(watchPresses, []);

  /** The fields that were changed since the form began. */
  const written = useRef(new Set<string>());
  const fill = useCallback(
    (values?: Input) => {
      fields.reset(values);
      setFillings((count) => count + 1);
    },
    [fields],
  );
  const reset = useCallback(
    (values?: Input) => {
      written.current.clear();
      fill(values);
    },
    [fill],
  );
  const wrote = useCallback(
    (name: FieldPath<Input>) => {
      written.current.add(name);
      if (fields.now().errors[name]) fields.forgive(name);
    },
    [fields],
  );
  const left = useCallback(
    async (name: FieldPath<Input>) => {
      await pressEnded();
      // A value that the server refused stays refused until it changes; here it would pass, as it did before it was
      // submitted.
      if (!written.current.has(name) || fields.now().errors[name]?.type === "server") return;
      // A field that cannot be checked now is checked on submit.
      await fields.check(name).catch(() => undefined);
    },
    [fields],
  );

  const words = useRef(new Map<string, FieldWords>());
  /** The version with which the form began, or the latest one that it knows. */
  const known = useRef<RecordState<Input> | undefined>(
    record && { updatedAt: record.updatedAt, values: defaultValues },
  );
  const [conflict, setConflict] = useState<AskedMeeting>();
  const latest = useEvent(() => {
    if (!record || conflict || isSending.current || !(record.updatedAt > (known.current?.updatedAt ?? ""))) return;
    const { isDirty, values: mine } = fields.now();
    const read = known.current?.values;
    if (isDirty && read) {
      // If only another field of the record changed, saving over it is safe.
      const isNews = (name: string) =>
        !isSameValue(read[name], defaultValues[name]) && !isSameValue(defaultValues[name], mine[name]);
      if (Object.keys(read).some(isNews)) return;
    } else reset(defaultValues);
    known.current = { updatedAt: record.updatedAt, values: defaultValues };
  });
  useEffect(() => latest(), [latest, record?.updatedAt]);

  /** The values that are being submitted. */
  const awaited = useRef<Promise<void>[]>([]);

  async function submit() {
    if (isSending.current) return;
    if (conflict) {
      setConflict({ ...conflict, asked: conflict.asked + 1 });
      return;
    }
    await sendAll();
  }

  async function sendAll() {
    isSending.current = true;
    setSubmitting(true);
    let isRefused = true;
    try {
      await Promise.all(awaited.current);
      awaited.current = [];
      const checks = await loadedOrReason(loadChecks);
      if (!checks) return;
      await fields.send(async (values) => {
        isRefused = !(await checks.sendValues(values, fields.now().values, {
          fields,
          known,
          onSubmit,
          record,
          sentAs,
          fill,
          reset,
          onFailure: setFailure,
          loadQuestion: () => loadedOrReason(loadConflict),
          onConflict: setConflict,
        }));
      });
      // Not before, because only now do the fields have their errors.
      if (isRefused) setRefusals((count) => count + 1);
    } finally {
      isSending.current = false;
      setSubmitting(false);
    }
  }

  /** Loads code. If it cannot be loaded, the form shows this and does not change. */
  async function loadedOrReason<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
    try {
      const code = await load();
      setFailure((known) => (known?.missing ? undefined : known));
      return code;
    } catch (failure) {
      const missing = await whyMissing(failure);
      await pressEnded();
      setFailure({ missing: navigator.onLine ? missing : "offline" });
      return undefined;
    }
  }

  return {
    id,
    fields,
    isDirty,
    isSubmitting,
    failure,
    conflict: conflict && {
      ...conflict,
      wordsOf: (name) => words.current.get(name),
      keepMine: () => {
        setConflict(undefined);
        void sendAll();
      },
      takeTheirs: () => {
        setConflict(undefined);
        reset(known.current?.values);
      },
    },
    fillings,
    refusals,
    waitFor: useCallback((value) => void awaited.current.push(value), []),
    submit,
    setValue: fields.set,
    introduce: useCallback((name, said) => void words.current.set(name, said), []),
    wrote,
    left: useCallback((name) => void left(name), [left]),
    reset,
  };
}

/** The value of one field while it is being changed. */
export function useFormValue<Input extends FieldValues, Name extends FieldPath<Input>>(
  form: FormHandle<Input>,
  name: Name,
): FieldPathValue<Input, Name> {
  return useNow(form.fields, ({ values }) => values[name] as FieldPathValue<Input, Name>);
}

/** A part of the current state of a form's fields, while the component is mounted. */
export function useNow<Input extends FieldValues, Part>(
  fields: FormFields<Input>,
  part: (now: FieldsNow<Input>) => Part,
): Part {
  const read = () => part(fields.now());
  return useSyncExternalStore(fields.subscribe, read, read);
}
