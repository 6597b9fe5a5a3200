import { useMemo } from "react";

import { countryOptions } from "../../../companies/countryOptions.js";
import {
  FormMultiSelect,
  FormSelect,
  FormTextField,
  FormWebsiteField,
  type FormHandle,
  useFormValue,
} from "../../../forms/index.js";
import { type Messages, useNames } from "../../../i18n/index.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { type CustomerValues, zoneChoices } from "./customerForm.js";
import type { FormChoices } from "./useFormChoices.js";

/** Props of {@link CustomerFields}. */
export interface CustomerFieldsProps {
  t: Messages<typeof potentialCustomersMessages>;
  form: FormHandle<CustomerValues>;
  choices: FormChoices;
  /** Whether the first field is focused. Not for a drawer in which shortcuts go to the next customer. @default false */
  isFocused?: boolean;
}

/** The fields of a new or saved customer. Its tags have a field of their own. */
export function CustomerFields({ t, form, choices, isFocused = false }: CustomerFieldsProps) {
  const formats = useNames();
  const announce = useAnnounce();
  const countryId = useFormValue(form, "countryId");
  const countries = useMemo(() => countryOptions(choices.countries, formats), [choices.countries, formats]);
  const zones = zoneChoices(choices.countries, countryId);

  const addProduct = async (name: string) =>
    (await announce(() => choices.addProduct(name), { done: t.productAdded, failed: t.productFailed }))?.result;

  return (
    <>
      <FormTextField form={form} name="name" label={t.name} autoFocus={isFocused} maxLength={200} />
      <FormWebsiteField form={form} name="website" label={t.website} isOptional />
      <FormSelect
        form={form}
        name="countryId"
        label={t.country}
        options={countries}
        isLoading={choices.isLoadingCountries}
      />
      {zones.length > 0 && (
        <FormSelect
          form={form}
          name="timeZone"
          label={t.timeZone}
          placeholder={zones[0]}
          options={zones.map((zone) => ({ id: zone, label: zone.replaceAll("_", " ") }))}
        />
      )}
      <FormMultiSelect form={form} name="products" label={t.products} {...choices.products} onCreate={addProduct} />
    </>
  );
}
