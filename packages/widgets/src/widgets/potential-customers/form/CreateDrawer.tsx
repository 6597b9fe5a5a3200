import { Form, FormNotice, FormPhoneField, FormSubmit, useForm, useFormValue } from "../../../forms/index.js";
import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Drawer } from "../../../ui/drawer/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { firstPotentialCustomersMessages } from "../potentialCustomers.firstTexts.js";
import { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { ContactTextFields } from "../contacts/ContactTextFields.js";
import { Group, GroupTitle } from "./CreateDrawer.styles.js";
import { TagsField } from "../tags/TagsField.js";
import type { TagActions } from "../tags/useTagActions.js";
import { CustomerFields } from "./CustomerFields.js";
import { contactFieldOf, customerSchema, customerSentAs, emptyCustomer } from "./customerForm.js";
import { useCreateCustomer } from "./useCreateCustomer.js";

/** Props of {@link CreateDrawer}. */
export interface CreateDrawerProps {
  t: Messages<typeof firstPotentialCustomersMessages>;
  isOpen: boolean;
  ownerId: string | null | undefined;
  tags: TagActions;
  onClose: () => void;
  onCreated: (potentialCustomerId: string) => void;
}

/** The drawer with the form for a new customer and, optionally, its first contact (B-PC-06). */
export function CreateDrawer({ t: begun, isOpen, ownerId, tags, onClose, onCreated }: CreateDrawerProps) {
  const t = useAllMessages(potentialCustomersMessages, begun);
  const toast = useToast();
  const { choices, companyCountry, create } = useCreateCustomer(ownerId);
  const form = useForm((z) => customerSchema(z, t), {
    defaultValues: emptyCustomer,
    sentAs: customerSentAs,
    onSubmit: async (values) => {
      const id = await create(values);
      toast.success(t.created);
      onCreated(id);
      onClose();
    },
  });
  const countryId = useFormValue(form, "countryId");
  const chosenTags = useFormValue(form, "tags");
  const country = choices.countries.find(({ id }) => id === countryId)?.iso2;

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t.createTitle}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form}>{t.create}</FormSubmit>
        </>
      )}
    >
      <Form form={form}>
        <CustomerFields t={t} form={form} choices={choices} isFocused />
        <TagsField
          t={t}
          value={chosenTags}
          onChange={(tags) => form.setValue("tags", tags)}
          tags={tags}
          ownerId={ownerId}
        />
        <Group data-tour="first-contact">
          <GroupTitle>{t.firstContact}</GroupTitle>
          <ContactTextFields t={t} form={form} nameOf={contactFieldOf}>
            <FormPhoneField
              form={form}
              name="contactPhone"
              label={t.contactPhone}
              isOptional
              defaultCountry={country ?? companyCountry}
            />
          </ContactTextFields>
        </Group>
        <FormNotice form={form} />
      </Form>
    </Drawer>
  );
}
