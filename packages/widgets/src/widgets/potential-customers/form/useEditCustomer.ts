import type { PotentialCustomerDetail } from "@callwright/sdk/contract";
import { useGetPotentialCustomer, useUpdatePotentialCustomer } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import type { CustomerTag } from "../PotentialCustomers.types.js";

/** One customer on its way into the drawer. */
export type EditState =
  | { status: "loading" }
  /** It was deleted, or is not the reader's. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; customer: PotentialCustomerDetail };

/** A saved customer, and how its tags are put on and taken off. Reads nothing without an id. */
export function useEditCustomer(customerId: string | undefined) {
  const { data, error, mutate } = useGetPotentialCustomer(
    customerId === undefined ? null : { path: { id: customerId } },
  );
  const { trigger } = useUpdatePotentialCustomer();

  const state = useMemo<EditState>(() => {
    if (data) return { status: "ready", customer: data };
    if (error?.status === 404) return { status: "missing" };
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    return { status: "loading" };
  }, [data, error, mutate]);

  return {
    state,
    /** Shows the tags at once, and as they were if the server does not agree. Rejects with an ApiError. */
    saveTags: async (tags: readonly CustomerTag[]): Promise<void> => {
      if (!data) return;
      const saving = trigger({ path: { id: data.id }, body: { tagIds: tags.map(({ id }) => id) } });
      await mutate(saving, { optimisticData: { ...data, tags: [...tags] }, rollbackOnError: true, revalidate: false });
    },
  };
}
