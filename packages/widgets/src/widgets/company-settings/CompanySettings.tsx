import type { SellerCompany } from "@callwright/sdk/contract";
import { forwardRef } from "react";

import { OwnCompanyPage } from "../../companies/OwnCompanyPage.js";
import { useOwnCompany } from "../../companies/useOwnCompany.js";
import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { companySettingsMessages } from "./companySettings.messages.js";
import { SettingsForm } from "./SettingsForm.js";

/** Texts of {@link CompanySettings} said differently. */
export type CompanySettingsMessages = MessageOverrides<typeof companySettingsMessages>;

/** Props of {@link CompanySettings}. */
export interface CompanySettingsProps {
  /** The company was changed; this is how it is now. */
  onSaved?: (event: { company: SellerCompany }) => void;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: CompanySettingsMessages;
  className?: string;
}

/**
 * A seller's own company: what it is called, where it is, and how the assistant introduces it. Who has no company sees
 * nothing.
 *
 * @example
 * <CompanySettings onSaved={({ company }) => setTitle(company.name)} />
 */
export const CompanySettings = /* @__PURE__ */ forwardRef<WidgetHandle, CompanySettingsProps>(function CompanySettings(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="company-settings" texts={companySettingsMessages} className={className} handle={ref}>
      <ControlledCompanySettings {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledCompanySettings({ messages, headingLevel, onSaved }: Omit<CompanySettingsProps, "className">) {
  const t = useMessages(companySettingsMessages, messages);
  return (
    <OwnCompanyPage title={t.title} headingLevel={headingLevel} state={useOwnCompany()}>
      {(company) => <SettingsForm key={company.id} t={t} company={company} onSaved={onSaved} />}
    </OwnCompanyPage>
  );
}
