import { useState } from "react";

import { type Messages, useTimes } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { useNow } from "../../../lib/useNow.js";
import { Progress } from "../../../ui/progress/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import * as s from "./ImportProgress.styles.js";

/** Props of {@link ImportProgress}. */
export interface ImportProgressProps {
  t: Messages<typeof potentialCustomersMessages>;
  /** What is in progress: `Importing customers.xlsx`. */
  text: string;
}

/** Shows that a file is being imported, and for how long. The server reports only the result, not the progress. */
export function ImportProgress({ t, text }: ImportProgressProps) {
  const formats = useTimes();
  const clock = useClock();
  const [startedAt] = useState(() => clock.now());
  const seconds = Math.max(0, Math.round((useNow(1_000).getTime() - startedAt) / 1_000));
  return (
    <s.Working>
      <s.Line>
        <span role="status">{text}</span>
        {/* Not announced: screen readers would read the number every second. */}
        <s.Elapsed aria-hidden="true">{formats.duration(seconds)}</s.Elapsed>
      </s.Line>
      <Progress label={text} />
      {seconds >= longSeconds && <s.Hint>{t.importingLong}</s.Hint>}
    </s.Working>
  );
}

/** The time in seconds after which a hint explains that long files take a while. */
const longSeconds = 4;
