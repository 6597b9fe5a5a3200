import { useGetPotentialCustomer, useUpdatePotentialCustomer } from "@callwright/sdk/hooks";
import type { PotentialCustomerDetail } from "@callwright/sdk/contract";

import { toUpdate, type CustomerValues } from "./customerForm.js";
import { useFormChoices } from "./useFormChoices.js";

/** One customer on its way into the form. */
export type EditState =
  | { status: "loading" }
  /** It was deleted, or is not the reader's. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; customer: PotentialCustomerDetail };

/** A saved customer, what its form chooses from, and how it is saved. */
export function useEditCustomer(customerId: string, ownerId: string | null | undefined) {
  const choices = useFormChoices(ownerId);
  const { data, error, mutate } = useGetPotentialCustomer({ path: { id: customerId } });
  const { trigger } = useUpdatePotentialCustomer();
  return {
    state: stateOf(),
    choices,
    save: (values: CustomerValues) => trigger({ path: { id: customerId }, body: toUpdate(values, choices.countries) }),
  };

  function stateOf(): EditState {
    if (data) return { status: "ready", customer: data };
    if (error?.status === 404) return { status: "missing" };
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    return { status: "loading" };
  }
}
