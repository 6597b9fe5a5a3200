import { callNoteMessages } from "../../calls/callNote.messages.js";
import type { CallRow } from "../../calls/callRow.model.js";
import { useMessages } from "../../i18n/index.js";
import { AnswerCell } from "../../ui/status/index.js";
import { Note, Noted } from "./CallHistory.styles.js";

/** The answer of a call, and the next step if there is enough space for it. */
export function AnswerAndNote({ answer, note }: Pick<CallRow, "answer" | "note">) {
  const notes = useMessages(callNoteMessages);
  return (
    <Noted>
      <AnswerCell answer={answer} />
      {note && <Note>{notes[note]}</Note>}
    </Noted>
  );
}
