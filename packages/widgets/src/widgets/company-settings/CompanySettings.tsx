import type { SellerCompany } from "@callwright/sdk/contract";
import { forwardRef } from "react";

import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import { OwnCompanyPage } from "../../companies/OwnCompanyPage.js";
import { useOwnCompany } from "../../companies/useOwnCompany.js";
import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { SkeletonText } from "../../ui/skeleton/index.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { CallingForm } from "./calling/CallingForm.js";
import { firstCompanySettingsMessages } from "./companySettings.firstTexts.js";
import type { companySettingsMessages } from "./companySettings.messages.js";
import { SettingsForm } from "./SettingsForm.js";

const TestCallSection = onDemand(
  () => import("./test-call/TestCallSection.js").then((part) => part.TestCallSection),
  "none",
);

/** Texts that replace the default ones of {@link CompanySettings}. */
export type CompanySettingsMessages = MessageOverrides<typeof companySettingsMessages>;

/** Props of {@link CompanySettings}. */
export interface CompanySettingsProps extends WidgetFrameProps {
  /** Called when changes have been saved, with the company as it is now. */
  onSaved?: (event: { company: SellerCompany }) => void;
  messages?: CompanySettingsMessages;
}

/**
 * The settings of a seller's own company: its name, its location, how the assistant introduces it, when and how often people are
 * called, and a free test call to oneself. Renders nothing for a user without a company.
 *
 * @example
 * <CompanySettings onSaved={({ company }) => setTitle(company.name)} />
 */
export const CompanySettings = /* @__PURE__ */ forwardRef<WidgetHandle, CompanySettingsProps>(function CompanySettings(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="company-settings" texts={firstCompanySettingsMessages} className={className} handle={ref}>
      <ControlledCompanySettings {...props} />
    </WidgetRoot>
  );
});

/** Rendered inside the root, which catches its errors. */
function ControlledCompanySettings({ messages, headingLevel, onSaved }: Omit<CompanySettingsProps, "className">) {
  const t = useMessages(firstCompanySettingsMessages, messages);
  const may = useMay();
  return (
    <OwnCompanyPage title={t.title} headingLevel={headingLevel} state={useOwnCompany()}>
      {(company) => (
        <>
          <SettingsForm key={company.id} t={t} company={company} onSaved={onSaved} />
          {may("getDialPolicy") && <CallingForm key={`calling ${company.id}`} t={t} companyId={company.id} />}
          {may("startTestCall") && may("getLatestTestCall") && (
            <TestCallSection t={t} company={company} fallback={<SkeletonText lines={6} />} />
          )}
        </>
      )}
    </OwnCompanyPage>
  );
}
