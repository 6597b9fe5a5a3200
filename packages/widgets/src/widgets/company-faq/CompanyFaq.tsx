import { forwardRef, useState } from "react";

import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import { FaqPanel } from "../../companies/faq/FaqPanel.js";
import { OwnCompanyPage } from "../../companies/OwnCompanyPage.js";
import { useOwnCompany } from "../../companies/useOwnCompany.js";
import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import { useUnsavedGuard } from "../../ui/confirm/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
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
export const CompanyFaq = /* @__PURE__ */ forwardRef<WidgetHandle, CompanyFaqProps>(function CompanyFaq(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="company-faq" texts={companyFaqMessages} className={className} handle={ref}>
      <ControlledCompanyFaq {...props} />
    </WidgetRoot>
  );
});

/** Rendered inside the root, which catches its errors. */
function ControlledCompanyFaq({ messages, headingLevel }: Omit<CompanyFaqProps, "className">) {
  const t = useMessages(companyFaqMessages, messages);
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
}
