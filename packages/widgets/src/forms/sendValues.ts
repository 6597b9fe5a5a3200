import type { ReadState } from "@callwright/sdk";
import type { FieldPath, FieldValues } from "react-hook-form";

import { pressEnded } from "../lib/pressEnded.js";
import { lostAnswer, LostAnswerNotice } from "../ui/lost-answer/index.js";
import { changeBetween, merge, type RecordState } from "./editedRecord.js";
import { sortFailure, type FormFailure } from "./formFailure.js";
import type { FormFields } from "./formFields.js";
import type { AskedMeeting, FormOptions } from "./useForm.js";

/** The form whose values are sent. */
interface SentForm<Input extends FieldValues, Output> extends Pick<
  FormOptions<Input, Output>,
  "onSubmit" | "record" | "sentAs"
> {
  fields: FormFields<Input, Output>;
  /** The latest version of its record that it knows. */
  known: { current: RecordState<Input> | undefined };
  /** Sets other values as saved, while what a person has changed still counts as changed. */
  fill: (values: Input) => void;
  /** Sets other values as saved. */
  reset: (values: Input) => void;
  onFailure: (failure: FormFailure | undefined) => void;
  /** Loads the question of a conflict. If it cannot be loaded, the form says so. */
  loadQuestion: () => Promise<AskedMeeting["Question"] | undefined>;
  onConflict: (conflict: AskedMeeting) => void;
}

/**
 * Submits the checked values of a form, and shows what the server refuses. Returns whether the fields passed.
 *
 * @param sent the values of the fields when they were checked
 */
export async function sendValues<Input extends FieldValues, Output>(
  values: Output,
  sent: Input,
  form: SentForm<Input, Output>,
): Promise<boolean> {
  const { fields, known } = form;
  form.onFailure(undefined);
  try {
    const saved = await form.onSubmit(values, known.current && { updatedAt: known.current.updatedAt });
    const kept = asSaved(sent, values);
    if (known.current && isState(saved)) known.current = { updatedAt: saved.updatedAt, values: kept };
    // Unless it was cleared for the next entry, or changed while it was being submitted.
    if (isSame(fields.now().values, sent)) form.reset(kept);
    return true;
  } catch (refusal) {
    let error: unknown = refusal;
    try {
      const outcome = await meet(refusal, form);
      if (outcome === "again") return await sendValues(values, sent, form);
      if (outcome === "asked") return true;
    } catch (failure) {
      error = failure;
    }
    const { fields: refused, rest } = sortFailure(error, Object.keys(sent), form.sentAs);
    const answer = lostAnswer(error);
    await pressEnded();
    if (answer) {
      form.onFailure({ lost: { answer, Notice: LostAnswerNotice } });
      return true;
    }
    for (const [name, message] of refused) fields.refuse(name as FieldPath<Input>, { type: "server", message });
    form.onFailure(rest);
    return refused.length === 0;
  }
}

/**
 * Determines what somebody else changed. Returns `again` if none of it is in this form, so that it can be submitted
 * again, and `asked` if the person is asked, or told that the question could not be loaded, or typed the same meanwhile.
 */
async function meet<Input extends FieldValues, Output>(
  error: unknown,
  { fields, known, record, fill, loadQuestion, onConflict }: SentForm<Input, Output>,
): Promise<"again" | "asked" | undefined> {
  const change = changeBetween(error);
  if (!record || !change || !known.current) return undefined;
  const theirs = await record.readAgain();
  if (theirs.updatedAt === known.current.updatedAt) return undefined;
  const base = known.current.values;
  const meeting = () => merge(base, theirs.values, fields.now().values);
  const { differing: differs, takenOver: taken } = meeting();
  if (differs.length + taken.length === 0) {
    known.current = theirs;
    return "again";
  }
  // Nothing changes before the question can be asked: sending again meets the same conflict.
  const Question = await loadQuestion();
  if (!Question) return "asked";
  await pressEnded();
  // The person may have gone on typing.
  const { differing, takenOver, together } = meeting();
  known.current = theirs;
  fill(theirs.values);
  for (const [name, value] of Object.entries(together)) fields.set(name as FieldPath<Input>, value as never);
  // If they typed what the other person saved, both want the same.
  if (differing.length + takenOver.length > 0) onConflict({ change, differing, takenOver, asked: 1, Question });
  return "asked";
}

/**
 * The values of the fields as they were saved: without the spaces around texts that the checks remove. Other results of
 * the checks are not values of fields, for example a time in UTC.
 */
function asSaved<Input extends FieldValues>(sent: Input, values: unknown): Input {
  const checked = (values ?? {}) as Readonly<Record<string, unknown>>;
  const trimmed = Object.entries(sent).filter(
    ([name, value]: [string, unknown]) => typeof value === "string" && value.trim() === checked[name],
  );
  return { ...sent, ...Object.fromEntries(trimmed.map(([name]) => [name, checked[name]])) };
}

const isState = (saved: unknown): saved is ReadState =>
  typeof saved === "object" && saved !== null && "updatedAt" in saved && typeof saved.updatedAt === "string";

const isSame = (values: FieldValues, others: FieldValues) =>
  Object.keys(others).every((name) => Object.is(values[name], others[name]));
