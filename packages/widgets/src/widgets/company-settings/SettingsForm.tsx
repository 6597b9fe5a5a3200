import type { SellerCompany } from "@callwright/sdk/contract";

import { Actions } from "../../companies/Companies.styles.js";
import { CompanyFields } from "../../companies/CompanyFields.js";
import { useCompanyForm } from "../../companies/useCompanyForm.js";
import { Form, FormNotice, FormSelect, FormSubmit, FormTextArea } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { useUnsavedGuard } from "../../ui/confirm/index.js";
import type { CompanySettingsProps } from "./CompanySettings.js";
import type { firstCompanySettingsMessages } from "./companySettings.firstTexts.js";

interface SettingsFormProps extends Pick<CompanySettingsProps, "onSaved"> {
  t: Messages<typeof firstCompanySettingsMessages>;
  company: SellerCompany;
}

/** The form in which sellers describe their company (B-CSET). Its products have a page of their own. */
export function SettingsForm({ t, company, onSaved }: SettingsFormProps) {
  const { form, places, ...shared } = useCompanyForm(company, {
    texts: t,
    toRest: ({ currency, about }) => ({ ...(currency && { currency }), about: about || null }),
    saved: t.saved,
    onSaved: (company) => onSaved?.({ company }),
  });
  const { dialog } = useUnsavedGuard(form.isDirty);
  return (
    <Form form={form}>
      <CompanyFields t={shared.t} form={form} places={places} />
      <FormSelect
        form={form}
        name="currency"
        label={shared.t.currency}
        description={t.currencyHelp}
        options={[
          { id: "TRY", label: t.try, code: "TRY" },
          { id: "USD", label: t.usd, code: "USD" },
        ]}
      />
      <FormTextArea
        form={form}
        name="about"
        label={shared.t.about}
        description={shared.t.aboutHelp}
        isOptional
        maxLength={5_000}
        rows={4}
      />
      <FormNotice form={form} />
      <Actions>
        <FormSubmit form={form} needsChange needs="updateSellerCompany">
          {shared.t.save}
        </FormSubmit>
      </Actions>
      {dialog}
    </Form>
  );
}
