import { useMessages } from "../i18n/index.js";
import { Check } from "../ui/icon/generated/icons.js";
import { Icon } from "../ui/icon/index.js";
import { Unseen } from "../ui/unseen/index.js";
import { passwordNeedsMessages } from "./passwordNeeds.messages.js";
import * as s from "./PasswordNeeds.styles.js";
import { passwordRules, passwordStrength } from "./passwordRules.js";

/** Under the field of a new password: how strong it is in four bars, and what it still needs (A-SIGNUP-02, A-SIGNUP-03). */
export function PasswordNeeds({ password }: { password: string }) {
  const t = useMessages(passwordNeedsMessages);
  const bars = passwordStrength(password);
  const word = bars === 0 ? t.empty : t[words[bars] ?? "weak"];
  return (
    <s.Stack>
      <s.Meter
        role="meter"
        aria-label={t.strength}
        aria-valuemin={0}
        aria-valuemax={passwordRules.length}
        aria-valuenow={bars}
        aria-valuetext={word}
        data-bars={bars}
      >
        {passwordRules.map(({ id }, index) => (
          <i key={id} data-lit={index < bars || undefined} />
        ))}
        <span aria-hidden="true">{bars > 0 && word}</span>
      </s.Meter>
      <s.Rules aria-label={t.requirements}>
        {passwordRules.map(({ id, isMet }) => (
          <s.Rule key={id} data-met={isMet(password) || undefined}>
            {isMet(password) ? <Icon icon={Check} size={14} /> : <i />}
            <span>{t[id]}</span>
            {isMet(password) && <Unseen>{t.met}</Unseen>}
          </s.Rule>
        ))}
      </s.Rules>
    </s.Stack>
  );
}

/** The word beside each number of bars. */
const words = ["empty", "weak", "weak", "fair", "strong"] as const;
