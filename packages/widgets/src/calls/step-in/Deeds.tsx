import type { CallIntervention } from "@callwright/sdk/contract";

import { useTimes, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { stepInMessages } from "./stepIn.messages.js";
import { Deeds as List } from "./StepIn.styles.js";

/** The interventions in a call, with their authors and times. */
export function Deeds({ interventions }: { interventions: readonly CallIntervention[] }) {
  const t = useMessages(stepInMessages);
  const formats = useTimes();
  const { timeZone } = useClock();
  if (interventions.length === 0) return null;
  return (
    <List aria-label={t.done}>
      {interventions.map((one) => (
        <li key={one.id}>
          <time dateTime={one.at}>{formats.date(one.at, "clock", timeZone)}</time>
          <span>
            {deedOf(one)}
            {one.state === "PENDING" && ` (${t.pending})`}
            {one.state === "FAILED" && ` (${t.failed})`}
          </span>
        </li>
      ))}
    </List>
  );

  function deedOf({ kind, by, text, to }: CallIntervention): string {
    const values = { by: by ?? t.someone, text: text ?? "", to: to ?? t.someone };
    switch (kind) {
      case "HANG_UP":
        return t.didHANG_UP(values);
      case "LISTEN":
        return t.didLISTEN(values);
      case "SAY":
        return t.didSAY(values);
      case "TRANSFER":
        return t.didTRANSFER(values);
      case "TAKE_OVER":
        return t.didTAKE_OVER(values);
      default:
        return t.didSomething(values); // new kinds may be added
    }
  }
}
