import {
  FormMultiSelect,
  FormSelect,
  FormTextField,
  FormWebsiteField,
  type FormHandle,
  useFormValue,
} from "../../../forms/index.js";
import { type Messages, useFormats } from "../../../i18n/index.js";
import type { Option } from "../../../ui/combo-box/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { type CustomerValues, zoneChoices } from "./customerForm.js";
import type { FormChoices } from "./useFormChoices.js";

/** Props of {@link CustomerFields}. */
export interface CustomerFieldsProps {
  t: Messages<typeof potentialCustomersMessages>;
  form: FormHandle<CustomerValues>;
  choices: FormChoices;
}

/** The fields of a customer, new or not. */
export function CustomerFields({ t, form, choices }: CustomerFieldsProps) {
  const formats = useFormats();
  const toast = useToast();
  const countryId = useFormValue(form, "countryId");
  const products = useFormValue(form, "products");
  const tags = useFormValue(form, "tags");
  const zones = zoneChoices(choices.countries, countryId);

  const addProduct = async (name: string) => {
    const product = await add(choices.addProduct(name));
    if (!product) return;
    form.setValue("products", [...products, product]);
    toast.success(t.productAdded);
  };
  const addTag = async (title: string) => {
    const tag = await add(choices.addTag(title), t.tagFailed);
    if (!tag) return;
    form.setValue("tags", [...tags, tag]);
    toast.success(t.tagAdded({ title: tag.label }));
  };
  /** Says why something could not be added; the form goes on without it. */
  const add = (adding: Promise<Option>, failed?: string): Promise<Option | undefined> =>
    adding.catch((error: { problem?: { message: string } }) => {
      toast.error(failed ?? error.problem?.message ?? "");
      return undefined;
    });

  return (
    <>
      <FormTextField form={form} name="name" label={t.name} autoFocus maxLength={200} />
      <FormWebsiteField form={form} name="website" label={t.website} isOptional />
      <FormSelect
        form={form}
        name="countryId"
        label={t.country}
        options={choices.countries.map(({ id, iso2 }) => ({ id, label: formats.country(iso2), code: iso2 }))}
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
      <FormMultiSelect
        form={form}
        name="products"
        label={t.products}
        {...choices.products}
        onCreate={(name) => void addProduct(name)}
      />
      <FormMultiSelect
        form={form}
        name="tags"
        label={t.tags}
        isOptional
        {...choices.tags}
        onCreate={(title) => void addTag(title)}
      />
    </>
  );
}
