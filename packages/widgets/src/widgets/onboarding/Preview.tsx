import { withoutProtocol } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { Avatar } from "../../ui/avatar/index.js";
import { currencyIn } from "./onboarding.model.js";
import type { onboardingMessages } from "./onboarding.messages.js";
import * as s from "./Onboarding.styles.js";
import type { OnboardingDraft } from "./onboarding.types.js";

/**
 * A preview of the company's card. It is hidden from screen readers, because the steps contain everything that it
 * shows.
 */
export function Preview({ t, draft }: { t: Messages<typeof onboardingMessages>; draft: OnboardingDraft }) {
  const { name, website, country, city } = draft;
  const shownName = name.trim() || t.previewName;
  return (
    <s.Aside aria-hidden="true">
      <s.PreviewTitle>{t.preview}</s.PreviewTitle>
      <s.PreviewCard>
        <Avatar name={shownName} size={56} shape="square" />
        <b>{shownName}</b>
        <p data-empty={withoutProtocol(website) === "" || undefined}>{withoutProtocol(website) || t.unknown}</p>
        <s.Facts>
          <div>
            <dt>{t.country}</dt>
            <dd>{country?.label ?? t.unknown}</dd>
          </div>
          <div>
            <dt>{t.city}</dt>
            <dd>{city?.label ?? t.unknown}</dd>
          </div>
          <div>
            <dt>{t.currency}</dt>
            <dd>{country ? currencyIn(country) : t.unknown}</dd>
          </div>
        </s.Facts>
      </s.PreviewCard>
    </s.Aside>
  );
}
