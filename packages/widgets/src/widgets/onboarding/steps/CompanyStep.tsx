import type { Places } from "../../../companies/usePlaces.js";
import {
  Form,
  FormComboBox,
  FormNotice,
  FormSelect,
  FormSubmit,
  FormTextField,
  FormWebsiteField,
} from "../../../forms/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { currencyIn } from "../onboarding.model.js";
import * as s from "../Onboarding.styles.js";
import type { CompanyDraft } from "../onboarding.types.js";
import { StepFrame, type StepProps } from "./StepFrame.js";
import { useCompanyForm } from "./useCompanyForm.js";

interface CompanyStepProps extends StepProps {
  places: Places;
  company: CompanyDraft;
  /** Called on every change, so that the preview is updated and nothing is lost when the person goes back. */
  onChange: (company: CompanyDraft) => void;
  onNext: () => void;
  onBack: () => void;
}

/** The step for the company that calls: its name, website, country and city (A-ONB-04). */
export function CompanyStep({ places, company, onChange, onNext, onBack, ...frame }: CompanyStepProps) {
  const { t } = frame;
  const { form, isIncomplete } = useCompanyForm({ t, company, countries: places.countries, onChange, onNext });
  const { country } = company;
  return (
    <StepFrame
      {...frame}
      title={t.companyTitle}
      lead={t.companyLead}
      onBack={onBack}
      action={
        <FormSubmit form={form} size="large">
          {t.continue}
        </FormSubmit>
      }
    >
      <Form form={form}>
        <FormTextField
          form={form}
          name="name"
          label={t.name}
          autoComplete="organization"
          size="large"
          maxLength={200}
        />
        <FormWebsiteField form={form} name="website" label={t.website} size="large" maxLength={247} />
        <s.Pair>
          <FormSelect
            form={form}
            name="countryId"
            label={t.country}
            size="large"
            options={places.countries}
            isLoading={places.isLoading}
            description={currencyIn(country) === "TRY" ? t.currencyTry : undefined}
          />
          <FormComboBox
            form={form}
            name="city"
            label={t.city}
            size="large"
            isOptional
            {...places.cities}
            disabledReason={country ? undefined : t.countryFirst}
          />
        </s.Pair>
        {places.error && <Notice title={places.error.message} onRetry={places.retry} />}
        {isIncomplete && <Notice title={t.fillIn}>{""}</Notice>}
        <FormNotice form={form} />
      </Form>
    </StepFrame>
  );
}
