import { toWebsite } from "../../../forms/index.js";
import { Button } from "../../../ui/button/index.js";
import { Chip } from "../../../ui/chip/index.js";
import { Notice } from "../../../ui/notice/index.js";
import * as s from "../Onboarding.styles.js";
import type { OnboardingDraft } from "../onboarding.types.js";
import type { OnboardingModel } from "../useOnboarding.js";
import { StepFrame, type StepProps } from "./StepFrame.js";

interface SummaryStepProps extends StepProps {
  draft: OnboardingDraft;
  error: OnboardingModel["sendError"];
  isStarting: boolean;
  onStart: () => void;
  onBack: () => void;
}

/** The step that shows all values once more, with the button that creates the company (A-ONB-13 to A-ONB-15). */
export function SummaryStep({ draft, error, isStarting, onStart, onBack, ...frame }: SummaryStepProps) {
  const { t } = frame;
  const { name, website, country, city, products } = draft;
  const facts = [
    [t.name, name.trim()],
    [t.website, toWebsite(website)],
    [t.country, country?.label],
    [t.city, city?.label],
  ] as const;
  return (
    <StepFrame
      {...frame}
      title={t.summaryTitle}
      lead={t.summaryLead}
      onBack={isStarting ? undefined : onBack}
      action={
        <Button variant="primary" size="large" isBusy={isStarting} onPress={onStart}>
          {t.start}
        </Button>
      }
    >
      <s.Stack>
        <s.Summary>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || t.unknown}</dd>
            </div>
          ))}
          <div>
            <dt>{t.products}</dt>
            <dd>
              <s.Chips>
                {products.map(({ id, label }) => (
                  <Chip key={id}>{label}</Chip>
                ))}
                {products.length === 0 && t.unknown}
              </s.Chips>
            </dd>
          </div>
        </s.Summary>
        {error && <Notice title={error.message}>{Object.values(error.fieldErrors).join(" ") || undefined}</Notice>}
      </s.Stack>
    </StepFrame>
  );
}
