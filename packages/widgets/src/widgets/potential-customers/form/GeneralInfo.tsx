import type { PotentialCustomerDetail } from "@callwright/sdk/contract";

import { Form, FormNotice, FormSubmit, useForm, useTellDirty } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import { useToast } from "../../../ui/toast/index.js";
import { DrawerFooter } from "../../../ui/drawer/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";
import { TagsField } from "../tags/TagsField.js";
import type { TagActions } from "../tags/useTagActions.js";
import { CustomerFields } from "./CustomerFields.js";
import { customerSchema, customerSentAs, toCustomerValues } from "./customerForm.js";
import { useSaveCustomer } from "./useSaveCustomer.js";

/** Props of {@link GeneralInfo}. */
export interface GeneralInfoProps {
  t: Messages<typeof potentialCustomersMessages>;
  customer: PotentialCustomerDetail;
  ownerId: string | null | undefined;
  tags: TagActions;
  onTagsChange: (tags: readonly CustomerTag[]) => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/**
 * The form with the customer's own data, which is saved together, and its tags, each change of which is saved at once.
 */
export function GeneralInfo({ t, customer, ownerId, tags, onTagsChange, onDirtyChange }: GeneralInfoProps) {
  const toast = useToast();
  const { choices, save, readAgain } = useSaveCustomer(customer.id, ownerId);
  const form = useForm((z) => customerSchema(z, t), {
    defaultValues: toCustomerValues(customer),
    sentAs: customerSentAs,
    record: { updatedAt: customer.updatedAt, readAgain },
    onSubmit: async (values, basedOn) => {
      const saved = await save(values, basedOn);
      toast.success(t.updated);
      return saved;
    },
  });
  useTellDirty(form.isDirty, onDirtyChange);
  return (
    <Form form={form}>
      <CustomerFields t={t} form={form} choices={choices} />
      <TagsField t={t} value={customer.tags} onChange={onTagsChange} tags={tags} ownerId={ownerId} />
      <FormNotice form={form} />
      <DrawerFooter>
        <FormSubmit form={form} needsChange>
          {t.save}
        </FormSubmit>
      </DrawerFooter>
    </Form>
  );
}
