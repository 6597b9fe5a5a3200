import { useCreatePotentialCustomer } from "@callwright/sdk/hooks";

import { useCompanyCountry } from "../../../lib/useCompanyCountry.js";
import { toCreation, type CustomerValues } from "./customerForm.js";
import { useFormChoices } from "./useFormChoices.js";

/** The controller of the form of a new customer: its options, and the request that creates the customer. */
export function useCreateCustomer(ownerId: string | null | undefined) {
  const choices = useFormChoices(ownerId);
  const { trigger } = useCreatePotentialCustomer();
  const companyCountry = useCompanyCountry();
  return {
    choices,
    /** The company's country: the default for the contact's number until the customer's country is chosen. */
    companyCountry,
    /** Creates the customer and returns its id. Rejects with an ApiError. */
    create: async (values: CustomerValues): Promise<string> => {
      const { id } = await trigger({ body: toCreation(values, choices.countries, ownerId) });
      return id;
    },
  };
}
