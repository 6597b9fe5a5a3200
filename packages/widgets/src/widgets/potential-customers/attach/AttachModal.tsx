import { useState } from "react";

import type { Zod } from "../../../forms/zod.js";
import { useSellerCompanyChoices } from "../../../companies/useSellerCompanyChoices.js";
import { Form, FormMultiSelect, FormNotice, FormSubmit, useForm } from "../../../forms/index.js";
import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import type { Option } from "../../../ui/combo-box/index.js";
import { Modal } from "../../../ui/modal/index.js";
import type { firstPotentialCustomersMessages } from "../potentialCustomers.firstTexts.js";
import { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CompanyOutcome } from "../PotentialCustomers.types.js";
import { OutcomesModal } from "./OutcomesModal.js";
import { useAttaching } from "./useAttaching.js";

/** Props of {@link AttachModal}. */
export interface AttachModalProps {
  t: Messages<typeof firstPotentialCustomersMessages>;
  isOpen: boolean;
  /** The customers to attach. */
  ids: readonly string[];
  onClose: () => void;
  onAttached: () => void;
}

/** A dialog that links selected catalogue customers to companies (B-PC-25, B-ATT). */
export function AttachModal({ t: begun, isOpen, ids, onClose, onAttached }: AttachModalProps) {
  const t = useAllMessages(potentialCustomersMessages, begun);
  const companies = useSellerCompanyChoices();
  const attach = useAttaching(t);
  const [outcomes, setOutcomes] = useState<readonly CompanyOutcome[]>();
  const form = useForm((z) => schemaIn(z, t), {
    defaultValues: { companies: [] as readonly Option[] },
    onSubmit: async ({ companies }) => {
      const outcomes = await attach(
        ids,
        companies.map(({ id }) => id),
      );
      onAttached();
      if (outcomes.every(({ refusal }) => refusal === undefined)) onClose();
      else setOutcomes(outcomes);
    },
  });
  const title = t.attachTitle({ count: ids.length });
  if (outcomes)
    return (
      <OutcomesModal
        t={t}
        isOpen={isOpen}
        title={title}
        outcomes={outcomes}
        countText={(count) => t.customersAttached({ count })}
        onClose={onClose}
      />
    );
  return (
    <Modal
      isOpen={isOpen}
      width={400}
      onClose={onClose}
      title={title}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form}>{t.attach}</FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <FormMultiSelect
          form={form}
          name="companies"
          label={t.sellerCompanies}
          autoFocus
          debounceMs={300}
          {...companies}
        />
        <FormNotice form={form} />
      </Form>
    </Modal>
  );
}

const schemaIn = (z: Zod, t: Messages<typeof potentialCustomersMessages>) =>
  z.object({
    companies: z
      .readonly(z.array(z.custom<Option>()))
      .check(z.refine((chosen) => chosen.length > 0, t.sellerCompanyMissing)),
  });
