import type { ReadState } from "@callwright/sdk";
import type { RecordChange } from "@callwright/sdk/contract";
import type { FieldValues } from "react-hook-form";

/** A record that others may change too, as a form of it is filled. */
export interface EditedRecord<Input> {
  /** The state that the form's first values are of. A newer one is shown while nothing was written. */
  updatedAt: string;
  /** Reads it as it is now, when somebody came between. May reject with an ApiError. */
  readAgain: () => Promise<RecordState<Input>>;
}

/** One state of a record, as its form holds it. */
export interface RecordState<Input> extends ReadState {
  values: Input;
}

/** Somebody changed the record between reading and saving it. */
export interface Meeting {
  change: RecordChange;
  /** Fields that both changed, with what they say on either side. */
  differing: readonly { name: string; theirs: unknown; mine: unknown }[];
  /** Fields that only they changed; the form shows them already. */
  takenOver: readonly string[];
}

/** Whose change came between, when that is why an edit was refused. */
export function changeBetween(error: unknown): RecordChange | undefined {
  const { code, problem } = (error ?? {}) as { code?: unknown; problem?: { changed?: RecordChange } };
  return code === "PRECONDITION_FAILED" ? problem?.changed : undefined;
}

/** Two people's changes of one state: what both changed, what only they did, and all of it together, where mine counts. */
export function merge<Input extends FieldValues>(read: Input, theirs: Input, mine: Input) {
  const names = Object.keys(read);
  const theyChanged = names.filter((name) => !isSameValue(read[name], theirs[name]));
  const iChanged = names.filter((name) => !isSameValue(read[name], mine[name]));
  return {
    differing: theyChanged
      .filter((name) => iChanged.includes(name) && !isSameValue(theirs[name], mine[name]))
      .map((name) => ({ name, theirs: theirs[name] as unknown, mine: mine[name] as unknown })),
    takenOver: theyChanged.filter((name) => !iChanged.includes(name)),
    together: { ...theirs, ...Object.fromEntries(iChanged.map((name) => [name, mine[name] as unknown])) },
  };
}

/** Whether a field holds the same on both sides. Choices are their ids, in any order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return Object.is(plain(one), plain(other));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return JSON.stringify(value.map((one) => String(plain(one))).toSorted());
  return typeof value === "object" && value !== null && "id" in value ? value.id : value;
}
