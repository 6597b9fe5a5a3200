import { forwardRef, useState } from "react";

import { FaqPanel } from "../../companies/faq/FaqPanel.js";
import { OwnCompanyPage } from "../../companies/OwnCompanyPage.js";
import { useOwnCompany } from "../../companies/useOwnCompany.js";
import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import { useUnsavedGuard } from "../../ui/confirm/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { companyFaqMessages } from "./companyFaq.messages.js";

/** Texts of {@link CompanyFaq} said differently. */
export type CompanyFaqMessages = MessageOverrides<typeof companyFaqMessages>;

/** Props of {@link CompanyFaq}. */
export interface CompanyFaqProps {
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: CompanyFaqMessages;
  className?: string;
}

/**
 * What prospects ask a seller's company, and what the assistant answers. Who has no company sees nothing.
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

/** Below the root, so that what breaks here is caught there. */
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
