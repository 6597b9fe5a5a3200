import type { Body } from "@callwright/sdk/contract";
import { useCreatePhoneBook, useListContacts, useListNumbers } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import { usePhoneText } from "../../../ui/phone-number/index.js";
import { nameOf } from "../callCenter.model.js";
import type { Choice } from "../CallCenter.types.js";
import { useCustomerChoices, useProductChoices } from "../useChoices.js";

/** The maximum number of a customer's contacts, or of a company's numbers, to choose from. */
const most = 100;

/** The choices for a new item, each list read once it can be used, and the function that creates the item. */
export function useAddNewCall({ isOpen, sellerCompanyId, hasProduct, customerId }: AddNewCallState) {
  const creating = useCreatePhoneBook();
  const products = useProductChoices(isOpen);
  const customers = useCustomerChoices(isOpen && hasProduct);
  return {
    products,
    customers,
    contacts: useContactChoices(customerId),
    numbers: useNumberChoices(isOpen, sellerCompanyId),
    create: (body: Body<"createPhoneBook">) => creating.trigger({ body }),
  };
}

interface AddNewCallState {
  isOpen: boolean;
  sellerCompanyId: string | undefined;
  hasProduct: boolean;
  customerId: string | undefined;
}

/** The contacts of a customer. Nothing is read if there is no customer. */
export function useContactChoices(customerId: string | undefined): {
  options: readonly (Choice & { isDisabled: boolean })[];
  isLoading: boolean;
} {
  const { data, isLoading } = useListContacts(
    customerId === undefined ? null : { path: { id: customerId }, query: { page: 0, perPage: most } },
  );
  const phone = usePhoneText();
  const options = useMemo(
    () =>
      (data?.items ?? []).map((contact) => ({
        id: contact.id,
        label: nameOf(contact) || contact.phoneNumber,
        detail: phone(contact.phoneNumber),
        isDisabled: contact.isDoNotCall,
      })),
    [data, phone],
  );
  return { options, isLoading };
}

/** The numbers from which a seller company can call: those that have not expired. */
export function useNumberChoices(isWanted: boolean, sellerCompanyId: string | undefined): readonly Choice[] {
  const query = { page: 0, perPage: most, sortBy: "-isDefault" as const, sellerCompanyId };
  const { data } = useListNumbers(isWanted && sellerCompanyId !== undefined ? { query } : null);
  const phone = usePhoneText();
  return useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ status }) => status === "ACTIVE")
        .map(({ id, number }) => ({ id, label: phone(number) })),
    [data, phone],
  );
}
