import { useState } from "react";

import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import { FaqPanel } from "../../companies/faq/FaqPanel.js";
import { OwnCompanyPage } from "../../companies/OwnCompanyPage.js";
import { useOwnCompany } from "../../companies/useOwnCompany.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { useUnsavedGuard } from "../../ui/confirm/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { companyFaqMessages } from "./companyFaq.messages.js";

/** Texts that replace the default ones of {@link CompanyFaq}. */
export type CompanyFaqMessages = MessageOverrides<typeof companyFaqMessages>;

/** Props of {@link CompanyFaq}. */
export interface CompanyFaqProps extends WidgetFrameProps {
  messages?: CompanyFaqMessages;
}

/**
 * The questions that potential customers ask a seller's company, and the assistant's answers. Renders nothing for a
 * user without a company.
 *
 * @example
 * <CompanyFaq />
 */
export const CompanyFaq = /* @__PURE__ */ defineWidget(
  { name: "company-faq", texts: companyFaqMessages },
  function CompanyFaq({ headingLevel }: CompanyFaqProps, t) {
    const [isDirty, setDirty] = useState(false);
    const { guard, dialog } = useUnsavedGuard(isDirty);
    return (
      <OwnCompanyPage title={t.title} headingLevel={headingLevel} state={useOwnCompany()}>
        {({ id }) => (
          <>
            <FaqPanel key={id} companyId={id} leave={guard} onDirtyChange={setDirty} />
            {dialog}
          </>
        )}
      </OwnCompanyPage>
    );
  },
);
