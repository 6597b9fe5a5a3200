import type { ReadState } from "@callwright/sdk";
import { useApi, useUpdatePotentialCustomer } from "@callwright/sdk/hooks";

import type { RecordState } from "../../../forms/index.js";
import { type CustomerValues, toCustomerValues, toUpdate } from "./customerForm.js";
import { useFormChoices } from "./useFormChoices.js";

/**
 * The controller of the form of a saved customer: its options, and the requests that save the customer and read it
 * again.
 */
export function useSaveCustomer(customerId: string, ownerId: string | null | undefined) {
  const choices = useFormChoices(ownerId);
  const { trigger } = useUpdatePotentialCustomer();
  const client = useApi();
  const path = { id: customerId };
  return {
    choices,
    /** Saves the customer. Rejects with an ApiError. */
    save: (values: CustomerValues, basedOn: ReadState | undefined) =>
      trigger({ path, body: toUpdate(values, choices.countries), basedOn }),
    readAgain: async (): Promise<RecordState<CustomerValues>> => {
      const customer = await client.call("getPotentialCustomer", { path });
      return { updatedAt: customer.updatedAt, values: toCustomerValues(customer) };
    },
  };
}
