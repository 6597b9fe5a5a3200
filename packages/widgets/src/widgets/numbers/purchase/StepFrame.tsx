import { useEffect, useRef, type ReactNode } from "react";

import type { Messages } from "../../../i18n/index.js";
import type { numbersMessages } from "../numbers.messages.js";
import { purchaseSteps, type PurchaseChoice } from "./purchase.model.js";
import { Count, Head, Step } from "./Purchase.styles.js";

interface StepFrameProps {
  t: Messages<typeof numbersMessages>;
  step: PurchaseChoice["step"];
  title: string;
  /** Shown below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a step: its number, its title and its content. The title receives the focus when the step appears,
 * except for the first step, which focuses its field.
 */
export function StepFrame({ t, step, title, lead, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const nth = purchaseSteps.indexOf(step);
  useEffect(() => {
    if (nth > 0) heading.current?.focus();
  }, [nth]);
  return (
    <Step>
      <Head>
        <Count>{t.step({ step: nth + 1, count: purchaseSteps.length })}</Count>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {lead}
      </Head>
      {children}
    </Step>
  );
}
