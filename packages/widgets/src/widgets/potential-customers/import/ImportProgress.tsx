import { useState } from "react";

import { type Messages, useFormats } from "../../../i18n/index.js";
import { useClock, useNow } from "../../../lib/clock.js";
import { Progress } from "../../../ui/progress/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import * as s from "./ImportProgress.styles.js";

/** Props of {@link ImportProgress}. */
export interface ImportProgressProps {
  t: Messages<typeof potentialCustomersMessages>;
  /** What is going on: `Importing customers.xlsx`. */
  text: string;
}

/** That a file is being taken over, and for how long. The server tells the result, not how far it is. */
export function ImportProgress({ t, text }: ImportProgressProps) {
  const formats = useFormats();
  const clock = useClock();
  const [startedAt] = useState(() => clock.now());
  const seconds = Math.max(0, Math.round((useNow(1_000).getTime() - startedAt) / 1_000));
  return (
    <s.Working>
      <s.Line>
        <span role="status">{text}</span>
        {/* Not read out: a number that changes every second would be all one hears. */}
        <s.Elapsed aria-hidden="true">{formats.duration(seconds)}</s.Elapsed>
      </s.Line>
      <Progress label={text} />
      {seconds >= longSeconds && <s.Hint>{t.importingLong}</s.Hint>}
    </s.Working>
  );
}

/** From then on somebody wonders whether anything is going on. */
const longSeconds = 4;
