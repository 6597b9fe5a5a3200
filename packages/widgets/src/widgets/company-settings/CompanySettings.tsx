import type { SellerCompany } from "@callwright/sdk/contract";

import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import { OwnCompanyPage } from "../../companies/OwnCompanyPage.js";
import { useOwnCompany } from "../../companies/useOwnCompany.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { SkeletonText } from "../../ui/skeleton/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
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
export const CompanySettings = /* @__PURE__ */ defineWidget(
  { name: "company-settings", texts: firstCompanySettingsMessages },
  function CompanySettings({ headingLevel, onSaved }: CompanySettingsProps, t) {
    const may = useMay();
    return (
      <OwnCompanyPage title={t.title} headingLevel={headingLevel} state={useOwnCompany()}>
        {(company) => (
          <>
            <SettingsForm key={company.id} t={t} company={company} onSaved={onSaved} />
            {may("getDialPolicy") && (
              <CallingForm
                key={`calling ${company.id}`}
                t={t}
                companyId={company.id}
                country={company.headquarterCountry.iso2}
              />
            )}
            {may("startTestCall") && may("getLatestTestCall") && (
              <TestCallSection t={t} company={company} fallback={<SkeletonText lines={6} />} />
            )}
          </>
        )}
      </OwnCompanyPage>
    );
  },
);
