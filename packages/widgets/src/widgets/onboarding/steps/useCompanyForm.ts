import { useEffect, useRef } from "react";

import { toWebsite, useForm, useFormValue } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import type { Option } from "../../../ui/combo-box/index.js";
import type { onboardingMessages } from "../onboarding.messages.js";
import type { CompanyDraft } from "../onboarding.types.js";
import { companySchema } from "./company.schema.js";

interface CompanyFormOptions {
  t: Messages<typeof onboardingMessages>;
  company: CompanyDraft;
  countries: readonly Option[];
  onChange: (company: CompanyDraft) => void;
  onNext: () => void;
}

/** The form of the company step. Every change is passed to the draft; choosing another country clears the city. */
export function useCompanyForm({ t, company, countries, onChange, onNext }: CompanyFormOptions) {
  const form = useForm((z) => companySchema(z, t), {
    defaultValues: {
      name: company.name,
      website: company.website,
      countryId: company.country?.id ?? null,
      city: company.city,
    },
    onSubmit: onNext,
  });
  const name = useFormValue(form, "name");
  const website = useFormValue(form, "website");
  const countryId = useFormValue(form, "countryId");
  const city = useFormValue(form, "city");

  const { setValue } = form;
  const cityIsIn = useRef(countryId);
  useEffect(() => {
    if (cityIsIn.current === countryId) return;
    cityIsIn.current = countryId;
    setValue("city", null);
  }, [countryId, setValue]);

  useEffect(() => {
    const country = countries.find(({ id }) => id === countryId) ?? null;
    onChange({ name, website, country, city: cityIsIn.current === countryId ? city : null });
  }, [name, website, countryId, city, countries, onChange]);

  const isMissing = name.trim() === "" || toWebsite(website) === "" || countryId === null;
  // A-ONB-08: shown after an attempt to continue, until all required fields are filled in.
  return { form, isIncomplete: form.refusals > 0 && isMissing };
}
