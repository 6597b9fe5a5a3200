import { Form, FormNotice } from "../forms/index.js";
import { CompanyFields } from "./CompanyFields.js";
import type { NewCompany } from "./useNewCompany.js";

/**
 * A new company's fields and what went wrong, for a drawer or a modal, which brings the buttons.
 *
 * @example
 * const company = useNewCompany(choose);
 * <Modal title={t.createCompany} isDirty={company.form.isDirty} footer={<FormSubmit form={company.form}>{company.t.create}</FormSubmit>}>
 *   <NewCompanyForm company={company} />
 * </Modal>
 */
export function NewCompanyForm({ company: { t, form, places } }: { company: NewCompany }) {
  return (
    <Form form={form}>
      <CompanyFields t={t} form={form} places={places} isFocused />
      <FormNotice form={form} />
    </Form>
  );
}
