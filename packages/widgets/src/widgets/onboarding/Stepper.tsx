import type { Messages } from "../../i18n/index.js";
import { Check } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import type { onboardingMessages } from "./onboarding.messages.js";
import * as s from "./Onboarding.styles.js";
import { steps } from "./onboarding.types.js";

/** The four steps, with the current one marked. They cannot be pressed, so nobody skips ahead (A-ONB-01, A-ONB-03). */
export function Stepper({ t, current }: { t: Messages<typeof onboardingMessages>; current: number }) {
  return (
    <s.Aside>
      <s.Steps aria-label={t.steps}>
        {steps.map((name, index) => (
          <s.Step
            key={name}
            data-state={index < current ? "done" : index === current ? "current" : "future"}
            aria-current={index === current ? "step" : undefined}
          >
            <s.StepNumber>{index < current ? <Icon icon={Check} size={12} /> : index + 1}</s.StepNumber>
            <div>
              <b>{t[name]}</b>
              {index < current && <s.Unseen>{t.done}</s.Unseen>}
              <small>{t[`${name}Hint`]}</small>
            </div>
          </s.Step>
        ))}
      </s.Steps>
    </s.Aside>
  );
}
