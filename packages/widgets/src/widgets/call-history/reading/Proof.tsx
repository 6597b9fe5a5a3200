import type { CallReading } from "@callwright/sdk/contract";

import { useNumbers, useMessages } from "../../../i18n/index.js";
import { Quote, Sure } from "./CallReading.styles.js";
import { callReadingMessages } from "./reading.messages.js";

/** Props of {@link Proof}. */
export interface ProofProps {
  evidence: NonNullable<CallReading["answer"]>["evidence"];
  /** The confidence from 0 to 1; undefined for findings that we measured ourselves. */
  confidence?: number;
  /** Called with the turn whose words a person wants to hear or see. */
  onProve: (turn: number) => void;
}

/** The words that prove a finding. Pressing them shows where they were said. */
export function Proof({ evidence, confidence, onProve }: ProofProps) {
  const t = useMessages(callReadingMessages);
  const formats = useNumbers();
  const sure = formats.number(Math.round((confidence ?? 1) * 100));
  return evidence.map(({ turn, quote }) => (
    <Quote key={`${turn} ${quote}`} onPress={() => onProve(turn)}>
      <q dir="auto">{quote}</q>
      {confidence !== undefined && <Sure>{t.sure({ sure })}</Sure>}
    </Quote>
  ));
}
