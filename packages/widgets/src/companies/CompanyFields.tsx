import { FormComboBox, FormSelect, FormTextField, FormWebsiteField, type FormHandle } from "../forms/index.js";
import type { Messages } from "../i18n/index.js";
import { Notice } from "../ui/notice/index.js";
import type { companyMessages } from "./company.messages.js";
import { Pair } from "./Companies.styles.js";
import type { CompanyValues } from "./companyForm.js";
import type { Places } from "./usePlaces.js";

/** Props of {@link CompanyFields}. */
export interface CompanyFieldsProps {
  t: Messages<typeof companyMessages>;
  form: FormHandle<CompanyValues>;
  places: Places;
  /** Whether the first field takes the focus. @default false */
  isFocused?: boolean;
}

/** Who a company is and where: the fields that every form about one begins with. */
export function CompanyFields({ t, form, places, isFocused = false }: CompanyFieldsProps) {
  return (
    <>
      <FormTextField
        form={form}
        name="name"
        label={t.name}
        autoComplete="organization"
        autoFocus={isFocused}
        maxLength={200}
      />
      <FormWebsiteField form={form} name="website" label={t.website} maxLength={247} />
      <Pair>
        <FormSelect
          form={form}
          name="countryId"
          label={t.country}
          options={places.countries}
          isLoading={places.isLoading}
        />
        <FormComboBox
          form={form}
          name="city"
          label={t.city}
          isOptional
          {...places.cities}
          disabledReason={places.countryId === undefined ? t.countryFirst : undefined}
        />
      </Pair>
      {places.error && <Notice title={places.error.message} onRetry={places.retry} />}
    </>
  );
}
