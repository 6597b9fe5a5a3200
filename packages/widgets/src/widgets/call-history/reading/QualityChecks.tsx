import type { CallReading } from "@callwright/sdk/contract";

import { useMessages } from "../../../i18n/index.js";
import { Checks } from "./CallReading.styles.js";
import { Proof } from "./Proof.js";
import { callReadingMessages } from "./reading.messages.js";

interface QualityChecksProps {
  checks: CallReading["checks"];
  onProve: (turn: number) => void;
}

/** The checks that the assistant passed, and those that it missed. */
export function QualityChecks({ checks, onProve }: QualityChecksProps) {
  const t = useMessages(callReadingMessages);
  return (
    <Checks>
      <summary>{t.checks}</summary>
      <ul>
        {checks.map(({ name, isPassed, evidence }) => (
          <li key={name}>
            <b>{isPassed ? t.passed : t.missed}</b> {t[name]}
            <Proof evidence={evidence} onProve={onProve} />
          </li>
        ))}
      </ul>
    </Checks>
  );
}
