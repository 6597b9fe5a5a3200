import type { Language } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import { Form, FormComboBox, FormNotice, FormSelect, FormSubmit, useForm, useTellDirty } from "../../../forms/index.js";
import { Button } from "../../../ui/button/index.js";
import { DrawerFooter } from "../../../ui/drawer/index.js";
import { usePhoneText } from "../../../ui/phone-number/index.js";
import { useContactChoices, useNumberChoices } from "../add/useAddNewCall.js";
import { useLanguageOptions } from "../../../calls/useLanguageOptions.js";
import type { CallCenterRow, Choice } from "../CallCenter.types.js";
import type { GeneralInformationProps, ItemChange } from "./GeneralInformation.js";
import { Fields } from "./GeneralInformation.styles.js";

interface ItemFormProps extends Pick<
  GeneralInformationProps,
  "t" | "row" | "onDirtyChange" | "onSave" | "onReadAgain"
> {
  onDone: () => void;
}

/** The form of an item: its contact, the number to call from and the language. */
export function ItemForm({ t, row, onDirtyChange, onSave, onReadAgain, onDone }: ItemFormProps) {
  const contacts = useContactChoices(row.customerId);
  const numbers = useNumberChoices(true, row.sellerId);
  const languages = useLanguageOptions();
  const phone = usePhoneText();
  const form = useForm((z) => itemSchema(z, t), {
    defaultValues: toItemValues(row),
    record: {
      updatedAt: row.updatedAt,
      readAgain: async () => {
        const latest = await onReadAgain();
        return { updatedAt: latest.updatedAt, values: toItemValues(latest) };
      },
    },
    onSubmit: async (values, basedOn) => {
      const change = changeOf(row, values);
      if (Object.keys(change).length > 0) await onSave(change, basedOn);
      onDone();
    },
  });
  useTellDirty(form.isDirty, onDirtyChange);
  return (
    <Form form={form}>
      <Fields>
        <FormComboBox
          form={form}
          name="contactId"
          label={t.contact}
          placeholder={t.chooseContact}
          disabledReason={row.customerId === undefined ? t.noCustomer : undefined}
          options={contacts.options}
          isLoading={contacts.isLoading}
          autoFocus
        />
        <FormSelect
          form={form}
          name="sellerCompanyNumberId"
          label={t.number}
          isOptional
          emptyLabel={t.useDefaultNumber}
          options={withCurrent(numbers, row, phone)}
        />
        <FormSelect form={form} name="language" label={t.language} options={languages} />
      </Fields>
      <FormNotice form={form} />
      <DrawerFooter>
        <Button isDisabled={form.isSubmitting} onPress={onDone}>
          {t.cancel}
        </Button>
        <FormSubmit form={form}>{t.save}</FormSubmit>
      </DrawerFooter>
    </Form>
  );
}

function itemSchema(z: Zod, t: GeneralInformationProps["t"]) {
  return z.object({
    contactId: z.custom<Choice | null>().check(z.refine((choice) => choice !== null, t.contactRequired)),
    sellerCompanyNumberId: z.nullable(z.string()),
    language: z.nullable(z.string()),
  });
}

interface ItemValues {
  contactId: Choice | null;
  sellerCompanyNumberId: string | null;
  language: string | null;
}

function toItemValues(row: CallCenterRow): ItemValues {
  return {
    contactId: row.contactId === undefined ? null : { id: row.contactId, label: row.contact ?? "" },
    sellerCompanyNumberId: row.numberId,
    language: row.language,
  };
}

/** The values that differ from the item. Only these are sent. */
function changeOf(row: CallCenterRow, { contactId, sellerCompanyNumberId, language }: ItemValues): ItemChange {
  return {
    ...(contactId && contactId.id !== row.contactId && { contactId: contactId.id }),
    ...(sellerCompanyNumberId !== row.numberId && { sellerCompanyNumberId }),
    ...(language !== null && language !== row.language && { language: language as Language }),
  };
}

/**
 * Adds the number of the item to the choices. If it has expired, it can no longer be chosen, but the item still has it.
 */
function withCurrent(
  numbers: readonly Choice[],
  { numberId, fromNumber }: CallCenterRow,
  phone: (number: string) => string,
): readonly Choice[] {
  if (numberId === null || fromNumber === undefined || numbers.some(({ id }) => id === numberId)) return numbers;
  return [{ id: numberId, label: phone(fromNumber) }, ...numbers];
}
