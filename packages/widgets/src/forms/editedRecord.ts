import type { ReadState } from "@callwright/sdk";
import type { RecordChange } from "@callwright/sdk/contract";
import type { FieldValues } from "react-hook-form";

import { isSameValue } from "./sameValue.js";

/** A record in a form that other people may change as well. */
export interface EditedRecord<Input> {
  /** The version of the form's first values. A newer one is shown while nothing was typed. */
  updatedAt: string;
  /** Reads the current version after a conflict. May reject with an ApiError. */
  readAgain: () => Promise<RecordState<Input>>;
}

/** One version of a record, as its form holds it. */
export interface RecordState<Input> extends ReadState {
  values: Input;
}

/** The record was changed between reading and saving it. */
export interface Meeting {
  change: RecordChange;
  /** Fields that both people changed, with both values. */
  differing: readonly { name: string; theirs: unknown; mine: unknown }[];
  /** Fields that only the other person changed; the form already shows them. */
  takenOver: readonly string[];
}

/** The author of the conflicting change, if an edit was refused because of a conflict. */
export function changeBetween(error: unknown): RecordChange | undefined {
  const { code, problem } = (error ?? {}) as { code?: unknown; problem?: { changed?: RecordChange } };
  return code === "PRECONDITION_FAILED" ? problem?.changed : undefined;
}

/**
 * Merges two people's changes of one version: the fields that both changed, those that only the other person changed,
 * and all values together, where mine have priority.
 */
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
