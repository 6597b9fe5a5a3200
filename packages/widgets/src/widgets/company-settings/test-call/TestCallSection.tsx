import type { SellerCompany } from "@callwright/sdk/contract";

import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { onDemand } from "../../../ui/on-demand/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import type { firstCompanySettingsMessages } from "../companySettings.firstTexts.js";
import { companySettingsMessages } from "../companySettings.messages.js";
import { Help, Section, Title } from "../Section.styles.js";
import { TestCallForm } from "./TestCallForm.js";
import { useTestCall } from "./useTestCall.js";

/** Props of {@link TestCallSection}. */
export interface TestCallSectionProps {
  t: Messages<typeof firstCompanySettingsMessages>;
  company: SellerCompany;
}

const TestCallCourse = onDemand(() => import("./TestCallCourse.js").then((part) => part.TestCallCourse), "none");

/** A free test call to the user's own phone, with its progress and result. */
export function TestCallSection({ t: begun, company }: TestCallSectionProps) {
  const t = useAllMessages(companySettingsMessages, begun);
  const state = useTestCall(t);
  return (
    <Section aria-label={t.testCall}>
      <div>
        <Title>{t.testCall}</Title>
        <Help>{t.testCallHelp}</Help>
      </div>
      {state.status === "loading" && <SkeletonText lines={4} />}
      {state.status === "error" && (
        <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
      )}
      {state.status === "ready" && (
        <>
          <TestCallForm t={t} country={company.headquarterCountry.iso2} last={state.testCall} onCall={state.callMe} />
          {state.testCall && <TestCallCourse t={t} testCall={state.testCall} fallback={<SkeletonText lines={3} />} />}
        </>
      )}
    </Section>
  );
}
