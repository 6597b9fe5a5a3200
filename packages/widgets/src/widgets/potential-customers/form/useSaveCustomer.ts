import { useUpdatePotentialCustomer } from "@callwright/sdk/hooks";

import { type CustomerValues, toUpdate } from "./customerForm.js";
import { useFormChoices } from "./useFormChoices.js";

/** What the form of a saved customer chooses from, and how it is sent. */
export function useSaveCustomer(customerId: string, ownerId: string | null | undefined) {
  const choices = useFormChoices(ownerId);
  const { trigger } = useUpdatePotentialCustomer();
  return {
    choices,
    /** Rejects with an ApiError. */
    save: (values: CustomerValues): Promise<unknown> =>
      trigger({ path: { id: customerId }, body: toUpdate(values, choices.countries) }),
  };
}
