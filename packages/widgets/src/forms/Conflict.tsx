import { ChangedMeanwhile } from "../ui/changed-meanwhile/index.js";
import type { FormConflict } from "./useForm.js";

/** Props of {@link Conflict}. */
export interface ConflictProps {
  conflict: FormConflict;
  formId: string;
}

/** The changes that somebody else saved meanwhile, with the labels of the form's fields. */
export function Conflict({ conflict, formId }: ConflictProps) {
  const { change, differing, takenOver, asked, wordsOf, keepMine, takeTheirs } = conflict;
  return (
    <ChangedMeanwhile
      {...change}
      asked={asked}
      differences={differing.flatMap(({ name, theirs, mine }) => {
        const words = wordsOf(name);
        return words ? [{ label: words.label, theirs: words.say(theirs), mine: words.say(mine) }] : [];
      })}
      takenOver={takenOver.flatMap((name) => wordsOf(name)?.label ?? [])}
      // The pressed button disappears with the question; the focus moves to the next step.
      onKeepMine={() => {
        partOf(formId, "[type='submit']")?.focus();
        keepMine();
      }}
      onTakeTheirs={() => {
        takeTheirs();
        partOf(formId, "input:not([type='hidden']), textarea, button")?.focus();
      }}
    />
  );
}

function partOf(formId: string, selector: string): HTMLElement | undefined {
  const form = document.getElementById(formId) ?? undefined;
  return Array.from((form as HTMLFormElement | undefined)?.elements ?? [], (part) => part as HTMLElement).find((part) =>
    part.matches(selector),
  );
}
