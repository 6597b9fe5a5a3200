import { NewCompanyForm } from "../../companies/NewCompanyForm.js";
import { useNewCompany } from "../../companies/useNewCompany.js";
import { FormSubmit } from "../../forms/index.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Drawer } from "../../ui/drawer/index.js";
import type { firstCompaniesMessages } from "./companies.firstTexts.js";
import { companiesMessages } from "./companies.messages.js";

/** Props of {@link CreateDrawer}. */
export interface CreateDrawerProps {
  t: Messages<typeof firstCompaniesMessages>;
  isOpen: boolean;
  onClose: () => void;
  onCreated: (sellerCompanyId: string) => void;
}

/** The form of a new company: its identity and location. Its products are entered in its detail (B-COMP-02). */
export function CreateDrawer({ t: begun, isOpen, onClose, onCreated }: CreateDrawerProps) {
  const t = useAllMessages(companiesMessages, begun);
  const company = useNewCompany(({ id }) => {
    onCreated(id);
    onClose();
  });
  const { form } = company;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t.createTitle}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{company.t.cancel}</Button>
          <FormSubmit form={form}>{company.t.create}</FormSubmit>
        </>
      )}
    >
      <NewCompanyForm company={company} />
    </Drawer>
  );
}
