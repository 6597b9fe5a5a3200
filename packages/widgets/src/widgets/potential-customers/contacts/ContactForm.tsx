import type { ReadState } from "@callwright/sdk";
import type { Contact, ContactInput } from "@callwright/sdk/contract";

import {
  Form,
  FormNotice,
  FormPhoneField,
  FormSubmit,
  FormSwitch,
  useForm,
  useTellDirty,
} from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import { Button, IconButton } from "../../../ui/button/index.js";
import { DrawerFooter } from "../../../ui/drawer/index.js";

import { ArrowLeft } from "../../../ui/icon/generated/icons.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { ContactCalling } from "./ContactCalling.js";
import { contactSchema, nameOf, toContactInput, toContactValues } from "./contact.model.js";
import { ContactTextFields } from "./ContactTextFields.js";
import * as s from "./Contacts.styles.js";

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  t: Messages<typeof potentialCustomersMessages>;
  customerId: string;
  /** The company that calls; undefined for a catalogue customer, and while the customer loads. */
  sellerCompanyId: string | undefined;
  /** Undefined for a new contact. */
  contact: Contact | undefined;
  /** The country of numbers without a country code; undefined until it is known. */
  country: string | undefined;
  onBack: () => void;
  onSave: (input: ContactInput, basedOn: ReadState | undefined) => Promise<unknown>;
  onReadAgain: (contactId: string) => Promise<Contact>;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of a new or saved contact. */
export function ContactForm({ t, contact, country, onBack, onDirtyChange, ...props }: ContactFormProps) {
  const form = useForm((z) => contactSchema(z, t), {
    defaultValues: toContactValues(contact),
    record: contact && { updatedAt: contact.updatedAt, readAgain: () => readAgain(contact.id) },
    onSubmit: (values, basedOn) => props.onSave(toContactInput(values, contact), basedOn),
  });
  useTellDirty(form.isDirty, onDirtyChange);
  return (
    <Form form={form}>
      <s.Heading>
        <IconButton icon={ArrowLeft} label={t.backToContacts} onPress={onBack} />
        <s.Title>{contact ? nameOf(contact) : t.newContact}</s.Title>
      </s.Heading>
      <ContactTextFields t={t} form={form} nameOf={(text) => text} isFocused>
        <FormPhoneField form={form} name="phoneNumber" label={t.contactPhone} defaultCountry={country} />
      </ContactTextFields>
      {contact && (
        <ContactCalling customerId={props.customerId} sellerCompanyId={props.sellerCompanyId} contact={contact}>
          <s.DoNotCall>
            <FormSwitch form={form} name="isDoNotCall">
              {t.doNotCall}
            </FormSwitch>
            <s.Quiet>{t.doNotCallHelp}</s.Quiet>
          </s.DoNotCall>
        </ContactCalling>
      )}
      <FormNotice form={form} />
      <DrawerFooter>
        <Button onPress={onBack}>{t.cancel}</Button>
        <FormSubmit form={form}>{contact ? t.save : t.create}</FormSubmit>
      </DrawerFooter>
    </Form>
  );

  async function readAgain(id: string) {
    const latest = await props.onReadAgain(id);
    return { updatedAt: latest.updatedAt, values: toContactValues(latest) };
  }
}
