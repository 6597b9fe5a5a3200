import type { Messages } from "../../../i18n/index.js";
import type { Option } from "../../../ui/combo-box/index.js";
import { Check } from "../../../ui/icon/generated/icons.js";
import { Icon } from "../../../ui/icon/index.js";
import type { onboardingMessages } from "../onboarding.messages.js";
import * as s from "../Onboarding.styles.js";

interface ProductChoicesProps {
  t: Messages<typeof onboardingMessages>;
  choices: readonly Option[];
  chosen: readonly Option[];
  isLoading: boolean;
  onToggle: (product: Option) => void;
}

/** The products as toggle buttons, in as many lines as they need. */
export function ProductChoices({ t, choices, chosen, isLoading, onToggle }: ProductChoicesProps) {
  if (choices.length === 0 && !isLoading) return <s.Quiet>{t.noProducts}</s.Quiet>;
  const isChosen = (id: string) => chosen.some((product) => product.id === id);
  return (
    <s.Choices role="group" aria-label={t.products} aria-busy={isLoading}>
      {choices.map((product) => (
        <s.Choice key={product.id} aria-pressed={isChosen(product.id)} onPress={() => onToggle(product)}>
          {isChosen(product.id) && <Icon icon={Check} size={14} />}
          {product.label}
        </s.Choice>
      ))}
    </s.Choices>
  );
}
