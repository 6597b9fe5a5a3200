import type { Places } from "../../companies/usePlaces.js";
import type { Messages } from "../../i18n/index.js";
import type { onboardingMessages } from "./onboarding.messages.js";
import * as s from "./Onboarding.styles.js";
import { steps } from "./onboarding.types.js";
import { Preview } from "./Preview.js";
import { Stepper } from "./Stepper.js";
import { CompanyStep } from "./steps/CompanyStep.js";
import { ProductStep } from "./steps/ProductStep.js";
import { SummaryStep } from "./steps/SummaryStep.js";
import { WelcomeStep } from "./steps/WelcomeStep.js";
import type { OnboardingModel } from "./useOnboarding.js";

interface OnboardingViewProps {
  t: Messages<typeof onboardingMessages>;
  model: OnboardingModel;
  places: Places;
  headingLevel: 1 | 2;
  /** Whether the company is being created, or the host is preparing the app for it. */
  isStarting: boolean;
  onStart: () => void;
}

/** Renders the list of steps, the card with the current step, and a preview of the company. */
export function OnboardingView({ t, model, places, headingLevel, isStarting, onStart }: OnboardingViewProps) {
  const { step, draft, next, back } = model;
  const frame = { t, step, headingLevel } as const;
  return (
    <s.Wizard>
      <s.Columns>
        <Stepper t={t} current={step} />
        <s.Card>
          {steps[step] === "welcome" && <WelcomeStep {...frame} onNext={next} />}
          {steps[step] === "company" && (
            <CompanyStep
              {...frame}
              places={places}
              company={draft}
              onChange={model.setCompany}
              onNext={next}
              onBack={back}
            />
          )}
          {steps[step] === "product" && <ProductStep {...frame} model={model} onNext={next} onBack={back} />}
          {steps[step] === "summary" && (
            <SummaryStep
              {...frame}
              draft={draft}
              error={model.sendError}
              isStarting={isStarting}
              onStart={onStart}
              onBack={back}
            />
          )}
        </s.Card>
        <Preview t={t} draft={draft} />
      </s.Columns>
    </s.Wizard>
  );
}
