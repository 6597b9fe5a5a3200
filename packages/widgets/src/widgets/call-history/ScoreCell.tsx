import { useNumbers, type Messages } from "../../i18n/index.js";
import { BareScore, NamedScore } from "./CallHistory.styles.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";

/** How well the assistant spoke. In the narrow list the score has its name, because there is no column header. */
export function ScoreCell({ t, score }: { t: Messages<typeof firstCallHistoryMessages>; score: number }) {
  const formats = useNumbers();
  return (
    <>
      <BareScore>{formats.number(score)}</BareScore>
      <NamedScore>{t.scoreOf({ score })}</NamedScore>
    </>
  );
}
