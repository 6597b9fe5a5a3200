import type { CallReading } from "@callwright/sdk/contract";
import { useState } from "react";

import { useMessages } from "../../../i18n/index.js";
import { useMay } from "../../../lib/allowed.js";
import { Button } from "../../../ui/button/index.js";
import { TextField } from "../../../ui/text-field/index.js";
import { Settle } from "./CallReading.styles.js";
import { callReadingMessages } from "./reading.messages.js";
import { useQuestionAnswer } from "./useQuestionAnswer.js";

type Item = CallReading["questions"][number];

interface AnswerQuestionProps {
  callId: string;
  /** The index of the question among the call's questions, from 0. */
  place: number;
  item: Item;
}

/** The controls with which a person answers a question, or takes their answer back. */
export function AnswerQuestion({ callId, place, item: { question, setAnswer } }: AnswerQuestionProps) {
  const t = useMessages(callReadingMessages);
  const may = useMay();
  const answering = useQuestionAnswer(callId, place);
  const [isOpen, setOpen] = useState(false);
  const [written, setWritten] = useState("");
  if (!may("setCallQuestionAnswer")) return null;
  const set = async (value: boolean | number | string | null) => {
    if (await answering.set(value)) setOpen(false);
  };
  if (setAnswer)
    return (
      <Button
        size="small"
        isBusy={answering.isSetting}
        onPress={() => void set(null)}
        aria-label={t.takeBackOf({ question: question.text })}
      >
        {t.takeBack}
      </Button>
    );
  if (!isOpen)
    return (
      <Button size="small" onPress={() => setOpen(true)} aria-label={t.setAnswerOf({ question: question.text })}>
        {t.setAnswer}
      </Button>
    );
  const choices =
    question.type === "YES_NO"
      ? [
          { label: t.yes, value: true },
          { label: t.no, value: false },
        ]
      : question.options.map((option) => ({ label: option, value: option }));
  return (
    <Settle role="group" aria-label={question.text}>
      {choices.length > 0 ? (
        <div>
          {choices.map(({ label, value }) => (
            <Button key={label} size="small" isBusy={answering.isSetting} onPress={() => void set(value)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const value = question.type === "NUMBER" ? Number(written.replace(",", ".")) : written.trim();
            if (value !== "" && !Number.isNaN(value)) void set(value);
          }}
        >
          <TextField
            label={question.type === "DATE" ? t.dayAsWritten : t.answer}
            value={written}
            onChange={setWritten}
            maxLength={300}
            inputMode={question.type === "NUMBER" ? "decimal" : "text"}
            autoFocus
          />
          <Button type="submit" size="small" isBusy={answering.isSetting}>
            {t.saveAnswer}
          </Button>
        </form>
      )}
    </Settle>
  );
}
