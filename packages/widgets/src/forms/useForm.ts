import type { ReadState } from "@callwright/sdk";
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";

import { pressEnded, watchPresses } from "../lib/pressEnded.js";
import { useEvent } from "../lib/useEvent.js";
import { whyMissing } from "../lib/whyMissing.js";
import { changeBetween, merge, type EditedRecord, type Meeting, type RecordState } from "./editedRecord.js";
import { sortFailure, type FormFailure } from "./formFailure.js";
import { createFormFields, type FieldsNow, type FormFields } from "./formFields.js";
import { loadChecks } from "./loadChecks.js";
import type { SchemaOf } from "./zod.js";

export interface FormOptions<Input extends FieldValues, Output> {
  /** What the fields start with; every field has an entry. Mount the form when its data is there. */
  defaultValues: Input;
  /**
   * Does what the form is for. What it throws is shown: `fieldErrors` at their fields, anything else above the buttons.
   * When it returns, what was sent counts as saved.
   *
   * @param basedOn what the values were made from, of a `record`: send it along, so that nobody's change is undone unseen. Answer
   * the saved record, when the form stays.
   */
  onSubmit: (values: Output, basedOn: ReadState | undefined) => Promise<unknown> | void;
  /** What the form changes, when others may change it too. */
  record?: EditedRecord<Input> | undefined;
  /** Fields that are called otherwise in what is sent: `{ contactPhone: "contact.phoneNumber" }`. Their errors find them. */
  sentAs?: Readonly<Partial<Record<keyof Input & string, string>>>;
}

/** A form's state and actions, for its fields and its frame. */
export interface FormHandle<Input extends FieldValues> {
  /** The form element's id, so that a button elsewhere can submit it: `<Button type="submit" form={form.id}>`. */
  id: string;
  fields: FormFields<Input>;
  /** Something differs from what is saved. For the question before leaving and for Save. */
  isDirty: boolean;
  isSubmitting: boolean;
  /** Why the last attempt failed, as far as no field is to blame. */
  failure: FormFailure | undefined;
  /** Somebody else saved in between: nothing is sent before it is said whose version counts. */
  conflict: FormConflict | undefined;
  /** How often its values came from outside, and not from a person, since it began. */
  fillings: number;
  /** How many attempts were refused by a field, so that the frame can lead there. */
  refusals: number;
  /** For its fields: sending waits until what was typed has become a value. */
  waitFor: (value: Promise<void>) => void;
  /** Checks and sends, once at a time. */
  submit: () => Promise<void>;
  /** Sets one field, as when a choice above empties the ones below. */
  setValue: <Name extends FieldPath<Input>>(name: Name, value: FieldPathValue<Input, Name>) => void;
  /** For its fields: what one is called, and how its value is said. */
  introduce: (name: FieldPath<Input>, words: FieldWords) => void;
  /** For its fields: one was written in or chosen from by a person, so that its message goes. */
  wrote: (name: FieldPath<Input>) => void;
  /** For its fields: one was left, and is checked if anything was written in it. */
  left: (name: FieldPath<Input>) => void;
  /** Takes up other values as saved, or goes back to the saved ones. */
  reset: (values?: Input) => void;
}

/** What a field is called, and how a value of it is said. */
export interface FieldWords {
  label: string;
  say: (value: unknown) => string | boolean;
}

/** Somebody's change that came between, and the two answers to it. */
export interface FormConflict extends Meeting {
  wordsOf: (name: string) => FieldWords | undefined;
  /** How often it was asked. */
  asked: number;
  /** Saves what is in the form, over theirs. */
  keepMine: () => void;
  /** Shows what they saved, and forgets what was written here. */
  takeTheirs: () => void;
}

/**
 * A form over a schema, which is written with the zod that it is given: zod and react-hook-form come when the form is first used, and a form
 * that is sent before waits for them, or says that they could not be had. A field that was written in is checked when one leaves it, all of them on sending; a message goes as
 * soon as its field changes. The server's field errors are shown the same way. Nothing of this happens while something is pressed:
 * what is under the finger stays there.
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
  // With the texts of now.
  const latestSchema = useEvent(schema);
  const [fields] = useState(() => createFormFields<Input, Output>(defaultValues, latestSchema));
  const isDirty = useNow(fields, ({ isDirty }) => isDirty);
  useEffect(watchPresses, []);

  /** The fields that were written in since the form began. */
  const written = useRef(new Set<string>());
  const reset = useCallback(
    (values?: Input) => {
      written.current.clear();
      fields.reset(values);
      setFillings((count) => count + 1);
    },
    [fields],
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
      // What the server refused stays refused until it changes; here it would pass, as it did before it was sent.
      if (!written.current.has(name) || fields.now().errors[name]?.type === "server") return;
      // What cannot be checked now is checked when it is sent.
      await fields.check(name).catch(() => undefined);
    },
    [fields],
  );

  const words = useRef(new Map<string, FieldWords>());
  /** The state that the form began with, or knows by now. */
  const known = useRef<RecordState<Input> | undefined>(
    record && { updatedAt: record.updatedAt, values: defaultValues },
  );
  const [conflict, setConflict] = useState<Meeting & { asked: number }>();
  const latest = useEvent(() => {
    if (!record || conflict || isSending.current || !(record.updatedAt > (known.current?.updatedAt ?? ""))) return;
    const state = { updatedAt: record.updatedAt, values: defaultValues };
    if (fields.now().isDirty && known.current) {
      // Something else of the record: it is as good to save over.
      const { differing, takenOver } = merge(known.current.values, defaultValues, fields.now().values);
      if (differing.length + takenOver.length > 0) return;
    } else reset(defaultValues);
    known.current = state;
  });
  useEffect(() => latest(), [latest, record?.updatedAt]);

  /** Finds out what somebody else changed. Answers whether that was nothing of this form, so that it can be sent again. */
  async function meet(error: unknown): Promise<"again" | "asked" | undefined> {
    const change = changeBetween(error);
    if (!record || !change || !known.current) return undefined;
    const theirs = await record.readAgain();
    if (theirs.updatedAt === known.current.updatedAt) return undefined;
    const { differing, takenOver, together } = merge(known.current.values, theirs.values, fields.now().values);
    known.current = theirs;
    if (differing.length + takenOver.length === 0) return "again";
    await pressEnded();
    fields.reset(theirs.values);
    setFillings((count) => count + 1);
    for (const [name, value] of Object.entries(together)) fields.set(name as FieldPath<Input>, value as never);
    setConflict({ change, differing, takenOver, asked: 1 });
    return "asked";
  }

  /** Values on their way. */
  const awaited = useRef<Promise<void>[]>([]);

  /** Whether it went through, as far as the fields are concerned. */
  async function send(values: Output, sent: Input): Promise<boolean> {
    setFailure(undefined);
    try {
      const saved = await onSubmit(values, known.current && { updatedAt: known.current.updatedAt });
      if (known.current && isState(saved)) known.current = { updatedAt: saved.updatedAt, values: sent };
      // Unless it was emptied for the next entry, or written on while it was on its way.
      if (isSame(fields.now().values, sent)) reset(sent);
      return true;
    } catch (refusal) {
      let error: unknown = refusal;
      try {
        const outcome = await meet(refusal);
        if (outcome === "again") return await send(values, sent);
        if (outcome === "asked") return true;
      } catch (failure) {
        error = failure;
      }
      const { fields: refused, rest } = sortFailure(error, Object.keys(sent), sentAs);
      await pressEnded();
      for (const [name, message] of refused) fields.refuse(name as FieldPath<Input>, { type: "server", message });
      setFailure(rest);
      return refused.length === 0;
    }
  }

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
      if (!(await hasChecks())) return;
      await fields.send(async (values) => {
        isRefused = !(await send(values, fields.now().values));
      });
      // Not before: only now do the fields know what is wrong with them.
      if (isRefused) setRefusals((count) => count + 1);
    } finally {
      isSending.current = false;
      setSubmitting(false);
    }
  }

  /** Waits for what checks the values. Where that cannot be had, the form says so, and stays as it is. */
  async function hasChecks(): Promise<boolean> {
    try {
      await loadChecks();
      setFailure((known) => (known?.missing ? undefined : known));
      return true;
    } catch (failure) {
      const missing = await whyMissing(failure);
      await pressEnded();
      setFailure({ missing });
      return false;
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

const isState = (saved: unknown): saved is ReadState =>
  typeof saved === "object" && saved !== null && "updatedAt" in saved && typeof saved.updatedAt === "string";

const isSame = (values: FieldValues, others: FieldValues) =>
  Object.keys(others).every((name) => Object.is(values[name], others[name]));

/** One field's value as it is being written. */
export function useFormValue<Input extends FieldValues, Name extends FieldPath<Input>>(
  form: FormHandle<Input>,
  name: Name,
): FieldPathValue<Input, Name> {
  return useNow(form.fields, ({ values }) => values[name] as FieldPathValue<Input, Name>);
}

/** A part of what a form's fields are now, for as long as it is drawn. */
export function useNow<Input extends FieldValues, Part>(
  fields: FormFields<Input>,
  part: (now: FieldsNow<Input>) => Part,
): Part {
  const read = () => part(fields.now());
  return useSyncExternalStore(fields.subscribe, read, read);
}
