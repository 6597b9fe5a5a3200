import type { SellerCompany } from "@callwright/sdk/contract";

import { companyMessages } from "../../../companies/company.messages.js";
import { CompanyFields } from "../../../companies/CompanyFields.js";
import { useCompanyForm } from "../../../companies/useCompanyForm.js";
import { Form, FormMultiSelect, FormNotice, FormSubmit, FormTextArea, useTellDirty } from "../../../forms/index.js";
import { type Messages, useMessages } from "../../../i18n/index.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import { DrawerFooter } from "../../../ui/drawer/index.js";
import type { companiesMessages } from "../companies.messages.js";
import { useProductsToSell } from "./useProductsToSell.js";

/** Props of {@link CompanyInfo}. */
export interface CompanyInfoProps {
  t: Messages<typeof companiesMessages>;
  company: SellerCompany;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of a company: its identity, its location, its products, and how the assistant introduces it. */
export function CompanyInfo({ t, company, onDirtyChange }: CompanyInfoProps) {
  const announce = useAnnounce();
  const texts = useMessages(companyMessages);
  const { form, places } = useCompanyForm(company, {
    texts,
    toRest: ({ about, products }) => ({ about: about || null, productIds: products.map(({ id }) => id) }),
    saved: t.updated,
  });
  const { add, ...choices } = useProductsToSell(company);
  useTellDirty(form.isDirty, onDirtyChange);

  const addProduct = async (name: string) =>
    (await announce(() => add(name), { done: texts.productAdded, failed: texts.productFailed }))?.result;

  return (
    <Form form={form}>
      <CompanyFields t={texts} form={form} places={places} />
      <FormMultiSelect form={form} name="products" label={texts.products} {...choices} onCreate={addProduct} />
      <FormTextArea
        form={form}
        name="about"
        label={texts.about}
        description={texts.aboutHelp}
        isOptional
        maxLength={5_000}
        rows={4}
      />
      <FormNotice form={form} />
      <DrawerFooter>
        <FormSubmit form={form} needsChange>
          {texts.save}
        </FormSubmit>
      </DrawerFooter>
    </Form>
  );
}
