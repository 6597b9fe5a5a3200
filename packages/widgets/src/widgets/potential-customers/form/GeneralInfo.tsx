import type { PotentialCustomerDetail } from "@callwright/sdk/contract";
import { useEffect, useMemo } from "react";

import { Form, FormNotice, FormSubmit, useForm } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { Actions } from "../PotentialCustomers.styles.js";
import { CustomerFields } from "./CustomerFields.js";
import { customerSchema, type CustomerValues, toCustomerValues } from "./customerForm.js";
import type { FormChoices } from "./useFormChoices.js";

/** Props of {@link GeneralInfo}. */
export interface GeneralInfoProps {
  t: Messages<typeof potentialCustomersMessages>;
  customer: PotentialCustomerDetail;
  choices: FormChoices;
  onSave: (values: CustomerValues) => Promise<unknown>;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The customer's own data. */
export function GeneralInfo({ t, customer, choices, onSave, onDirtyChange }: GeneralInfoProps) {
  const toast = useToast();
  const form = useForm(
    useMemo(() => customerSchema(t), [t]),
    {
      defaultValues: toCustomerValues(customer),
      onSubmit: async (values) => {
        await onSave(values);
        toast.success(t.updated);
      },
    },
  );
  useTellDirty(form.isDirty, onDirtyChange);
  return (
    <Form form={form}>
      <CustomerFields t={t} form={form} choices={choices} />
      <FormNotice form={form} />
      <Actions>
        <FormSubmit form={form} needsChange>
          {t.save}
        </FormSubmit>
      </Actions>
    </Form>
  );
}

/** Tells the drawer around what a form inside it holds, and that it is gone when it is. */
export function useTellDirty(isDirty: boolean, tell: (isDirty: boolean) => void): void {
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty, tell]);
}
