import { useCreatePotentialCustomer } from "@callwright/sdk/hooks";

import { useCompanyCountry } from "../../../lib/useCompanyCountry.js";
import { toCreation, type CustomerValues } from "./customerForm.js";
import { useFormChoices } from "./useFormChoices.js";

/** What the form of a new customer chooses from, and how it is sent. */
export function useCreateCustomer(ownerId: string | null | undefined) {
  const choices = useFormChoices(ownerId);
  const { trigger } = useCreatePotentialCustomer();
  const companyCountry = useCompanyCountry();
  return {
    choices,
    /** Where a contact's number is from until the customer's country is chosen. */
    companyCountry,
    /** Answers the new customer's id; rejects with an ApiError. */
    create: async (values: CustomerValues): Promise<string> => {
      const { id } = await trigger({ body: toCreation(values, choices.countries, ownerId) });
      return id;
    },
  };
}
