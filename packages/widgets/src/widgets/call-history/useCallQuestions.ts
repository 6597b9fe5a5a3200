import type { Language } from "@callwright/sdk/contract";
import { useState } from "react";

import type { CallRow } from "../../calls/callRow.model.js";
import type { CallTarget } from "../../calls/start/callTarget.js";
import { useToast } from "../../ui/toast/index.js";
import type { useLateCallActions } from "./useLateCallActions.js";

interface CallQuestionsOptions {
  actions: ReturnType<typeof useLateCallActions>;
  /** Reads the selected calls. Rejects with an ApiError. */
  readChosen: () => Promise<readonly CallRow[]>;
  /** The message if the calls cannot be read. */
  readFailed: string;
}

/** A question that is asked before a call is made or moved. It stays while its dialog closes. */
export type Question =
  | { kind: "again"; phoneBookId: string; row: CallRow | undefined }
  | { kind: "later"; turn: number; phoneBookId: string; target: CallTarget; language: Language }
  | { kind: "reschedule"; turn: number; row: CallRow }
  | { kind: "now"; row: CallRow }
  | { kind: "many"; count: number; rows: readonly CallRow[] | undefined };

/** Controls which question before calls is open. `useCallAnswers` is loaded with its dialog. */
export function useCallQuestions({ actions, readChosen, readFailed }: CallQuestionsOptions) {
  const toast = useToast();
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const ask = (next: Question) => {
    setTurn(turn + 1);
    setQuestion(next);
    setOpen(true);
  };
  const close = () => setOpen(false);

  return {
    actions,
    question,
    isOpen,
    close,

    askAgain: (phoneBookId: string, row?: CallRow) => ask({ kind: "again", phoneBookId, row }),
    askLater: (phoneBookId: string, target: CallTarget, language: Language) =>
      ask({ kind: "later", turn: turn + 1, phoneBookId, target, language }),
    askReschedule: (row: CallRow) => ask({ kind: "reschedule", turn: turn + 1, row }),
    askNow: (row: CallRow) => ask({ kind: "now", row }),
    askMany: async (count: number): Promise<void> => {
      ask({ kind: "many", count, rows: undefined });
      try {
        const rows = await readChosen();
        setQuestion({ kind: "many", count, rows });
      } catch (error) {
        close();
        toast.failed(error, readFailed);
      }
    },
  };
}

/** The data and actions that the hook returns. */
export type CallQuestionsModel = ReturnType<typeof useCallQuestions>;
