import { useEffect, useRef, type ReactNode } from "react";

import type { Messages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { ArrowLeft } from "../../../ui/icon/generated/icons.js";
import type { onboardingMessages } from "../onboarding.messages.js";
import * as s from "../Onboarding.styles.js";
import { steps } from "../onboarding.types.js";

/** The props that all steps share. */
export interface StepProps {
  t: Messages<typeof onboardingMessages>;
  step: number;
  headingLevel: 1 | 2;
}

interface StepFrameProps extends StepProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** The one button that continues. */
  action: ReactNode;
  onBack?: (() => void) | undefined;
}

/**
 * The frame of a step: its heading above and its buttons below. The heading receives the focus when the step appears,
 * except for the first step, with which the page begins.
 */
export function StepFrame({ t, step, headingLevel, title, lead, children, action, onBack }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 0) heading.current?.focus();
  }, [step]);
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <s.Body>
        <s.StepCount>{t.step({ step: step + 1, count: steps.length })}</s.StepCount>
        <s.Title>
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
        </s.Title>
        <s.Lead>{lead}</s.Lead>
        {children}
      </s.Body>
      <s.Footer>
        <div>
          {onBack && (
            <Button variant="ghost" size="large" icon={ArrowLeft} onPress={onBack}>
              {t.back}
            </Button>
          )}
        </div>
        {action}
      </s.Footer>
    </>
  );
}
