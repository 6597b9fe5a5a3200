import { Button } from "../../../ui/button/index.js";
import { ContactRound, MessagesSquare, PhoneOutgoing } from "../../../ui/icon/generated/icons.js";
import { Icon } from "../../../ui/icon/index.js";
import * as s from "../Onboarding.styles.js";
import { StepFrame, type StepProps } from "./StepFrame.js";

const points = [
  { text: "pointCustomers", icon: ContactRound },
  { text: "pointCalls", icon: PhoneOutgoing },
  { text: "pointResults", icon: MessagesSquare },
] as const;

/** The step that says what Callwright is for, in a sentence and three points. */
export function WelcomeStep({ onNext, ...frame }: StepProps & { onNext: () => void }) {
  const { t } = frame;
  return (
    <StepFrame
      {...frame}
      title={t.title}
      lead={t.lead}
      action={
        <Button variant="primary" size="large" onPress={onNext}>
          {t.continue}
        </Button>
      }
    >
      <s.Points>
        {points.map(({ text, icon }) => (
          <li key={text}>
            <s.PointSign>
              <Icon icon={icon} size={18} />
            </s.PointSign>
            <span>{t[text]}</span>
          </li>
        ))}
      </s.Points>
    </StepFrame>
  );
}
