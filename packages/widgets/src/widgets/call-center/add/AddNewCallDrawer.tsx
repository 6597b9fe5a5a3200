import { useEffect, useRef, useState } from "react";

import {
  Form,
  FormComboBox,
  FormNotice,
  FormSelect,
  FormSubmit,
  useForm,
  useFormValue,
  type FormHandle,
} from "../../../forms/index.js";
import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Drawer } from "../../../ui/drawer/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { firstCallCenterMessages } from "../callCenter.firstTexts.js";
import { callCenterMessages } from "../callCenter.messages.js";
import type { Choice } from "../CallCenter.types.js";
import { Fading, Fields } from "./AddNewCallDrawer.styles.js";
import { newCallSchema, type NewCall } from "./addNewCall.schema.js";
import { useAddNewCall, type useContactChoices } from "./useAddNewCall.js";

/** Props of {@link AddNewCallDrawer}. */
export interface AddNewCallDrawerProps {
  t: Messages<typeof callCenterMessages>;
  isOpen: boolean;
  /** The user's companies. If there is only one, no field asks for it. */
  companies: readonly Choice[];
  onCreated: (itemId: string) => void;
  onClose: () => void;
}

/** The form of a new call center item: a product, a customer and a contact (A-CC-12). Each opening resets it. */
export function AddNewCallDrawer({
  t: begun,
  ...props
}: Omit<AddNewCallDrawerProps, "t"> & { t: Messages<typeof firstCallCenterMessages> }) {
  return <SayingAddNewCallDrawer {...props} t={useAllMessages(callCenterMessages, begun)} />;
}

function SayingAddNewCallDrawer(props: AddNewCallDrawerProps) {
  const [opening, setOpening] = useState({ isOpen: false, count: 0 });
  if (props.isOpen !== opening.isOpen)
    setOpening({ isOpen: props.isOpen, count: opening.count + (props.isOpen ? 1 : 0) });
  return <OneNewCall key={opening.count} {...props} />;
}

function OneNewCall({ t, isOpen, companies, onCreated, onClose }: AddNewCallDrawerProps) {
  const toast = useToast();
  const defaultValues: NewCall = {
    sellerCompanyId: companies[0]?.id ?? null,
    productId: null,
    potentialCustomerCompanyId: null,
    contactId: null,
    sellerCompanyNumberId: null,
  };
  const form = useForm((z) => newCallSchema(z, t), {
    defaultValues,
    onSubmit: async (body) => {
      const { id } = await choices.create(body);
      toast.success(t.itemCreated);
      onCreated(id);
    },
  });
  const seller = useFormValue(form, "sellerCompanyId");
  const product = useFormValue(form, "productId");
  const customer = useFormValue(form, "potentialCustomerCompanyId");
  const choices = useAddNewCall({
    isOpen,
    sellerCompanyId: seller ?? undefined,
    hasProduct: product !== null,
    customerId: customer?.id,
  });
  useCascade(form);
  useOnlyContact(form, choices.contacts);

  const footer = ({ close }: { close: () => void }) => (
    <>
      <Button isDisabled={form.isSubmitting} onPress={close}>
        {t.cancel}
      </Button>
      <FormSubmit form={form}>{t.create}</FormSubmit>
    </>
  );
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t.addTitle}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={footer}
    >
      <Form form={form}>
        <Fields data-tour="new-call">
          {companies.length !== 1 && (
            <FormSelect
              form={form}
              name="sellerCompanyId"
              label={t.sellerCompany}
              placeholder={t.chooseSeller}
              autoFocus
              options={companies}
            />
          )}
          <FormComboBox
            form={form}
            name="productId"
            label={t.product}
            placeholder={t.chooseProduct}
            autoFocus={companies.length === 1}
            options={choices.products.options}
            isLoading={choices.products.isLoading}
            onSearch={choices.products.search}
            onLoadMore={choices.products.loadMore}
          />
          <Fading key={`customer of ${product?.id}`}>
            <FormComboBox
              form={form}
              name="potentialCustomerCompanyId"
              label={t.customer}
              placeholder={t.chooseCustomer}
              disabledReason={product ? undefined : t.productFirst}
              options={choices.customers.options}
              isLoading={choices.customers.isLoading}
              onSearch={choices.customers.search}
              onLoadMore={choices.customers.loadMore}
            />
          </Fading>
          <ContactAndNumber t={t} form={form} choices={choices} />
          <FormNotice form={form} />
        </Fields>
      </Form>
    </Drawer>
  );
}

interface ContactAndNumberProps {
  t: AddNewCallDrawerProps["t"];
  form: FormHandle<NewCall>;
  choices: Pick<ReturnType<typeof useAddNewCall>, "contacts" | "numbers">;
}

function ContactAndNumber({ t, form, choices: { contacts, numbers } }: ContactAndNumberProps) {
  const customer = useFormValue(form, "potentialCustomerCompanyId");
  const contact = useFormValue(form, "contactId");
  const hasNobody = customer !== null && !contacts.isLoading && contacts.options.length === 0;
  return (
    <>
      <Fading key={`contact of ${customer?.id}`}>
        <FormComboBox
          form={form}
          name="contactId"
          label={t.contact}
          placeholder={t.chooseContact}
          disabledReason={customer === null ? t.customerFirst : hasNobody ? t.noContacts : undefined}
          options={contacts.options}
          isLoading={contacts.isLoading}
        />
      </Fading>
      <Fading key={`number for ${contact?.id}`}>
        <FormSelect
          form={form}
          name="sellerCompanyNumberId"
          label={t.number}
          isOptional
          description={t.numberHelp}
          {...(contact === null ? { disabledReason: t.contactFirst } : { emptyLabel: t.useDefaultNumber })}
          options={numbers}
        />
      </Fading>
    </>
  );
}

/** Clears the choices that depend on a choice when it changes (A-CCADD-09). */
function useCascade(form: FormHandle<NewCall>) {
  const { setValue } = form;
  const seller = useFormValue(form, "sellerCompanyId");
  const product = useFormValue(form, "productId")?.id;
  const customer = useFormValue(form, "potentialCustomerCompanyId")?.id;
  const contact = useFormValue(form, "contactId")?.id;
  const before = useRef({ seller, product, customer, contact });
  useEffect(() => {
    if (seller !== before.current.seller) setValue("productId", null);
    if (product !== before.current.product) setValue("potentialCustomerCompanyId", null);
    if (customer !== before.current.customer) setValue("contactId", null);
    if (contact !== before.current.contact) setValue("sellerCompanyNumberId", null);
    before.current = { seller, product, customer, contact };
  }, [seller, product, customer, contact, setValue]);
}

/**
 * Chooses the contact of a customer automatically if only one can be called: once for each customer, after the choices
 * that depend on the customer were cleared. Later changes of the contact list have no effect.
 */
function useOnlyContact(form: FormHandle<NewCall>, { options, isLoading }: ReturnType<typeof useContactChoices>) {
  const { setValue } = form;
  const customer = useFormValue(form, "potentialCustomerCompanyId")?.id;
  const settled = useRef<string>(undefined);
  useEffect(() => {
    if (settled.current === customer) return;
    settled.current = undefined;
    if (customer === undefined || isLoading || options.length === 0) return;
    settled.current = customer;
    const [only, ...others] = options.filter(({ isDisabled }) => !isDisabled);
    if (only && others.length === 0) setValue("contactId", only);
  }, [customer, options, isLoading, setValue]);
}
