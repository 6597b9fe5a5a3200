import { ChangedMeanwhile } from "../ui/changed-meanwhile/index.js";
import type { FormConflict } from "./useForm.js";

/** Props of {@link Conflict}. */
export interface ConflictProps {
  conflict: FormConflict;
  formId: string;
}

/** What somebody else saved in between, in the words of the form's fields. */
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
      // The pressed button goes with the question; who pressed it goes on where it leads.
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
