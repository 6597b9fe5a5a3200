import { useDeletePotentialCustomers } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useRemoval } from "../../lists/useRemoval.js";
import type { ListPage } from "../../lists/useListPage.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import type { potentialCustomersMessages } from "./potentialCustomers.messages.js";
import type { CustomerRow, PotentialCustomersEvent, PotentialCustomersView } from "./PotentialCustomers.types.js";

/** Options of {@link useCustomerRemoval}. */
export interface CustomerRemovalOptions {
  page: ListPage<PotentialCustomersView>;
  confirm: (question: Confirmation) => Promise<boolean>;
  report: (event: PotentialCustomersEvent) => void;
}

/** Asks, and then deletes customers. */
export function useCustomerRemoval(
  { page, confirm, report }: CustomerRemovalOptions,
  t: Messages<typeof potentialCustomersMessages>,
) {
  const removal = useRemoval(page);
  const deleteCustomers = useDeletePotentialCustomers();
  const remove = async (ids: readonly string[]): Promise<void> => {
    const says = { done: t.deleted({ count: ids.length }), failed: t.deleteFailed };
    if (await removal(ids, () => deleteCustomers.trigger({ body: { ids: [...ids] } }), says))
      report({ widget: "potential-customers", type: "customersDeleted", detail: { potentialCustomerIds: ids } });
  };
  return {
    askToDelete: async ({ id, name }: CustomerRow): Promise<void> => {
      const isAgreed = await confirm({ title: t.deleteTitle({ name }), body: t.deleteBody, confirmLabel: t.delete });
      if (isAgreed) await remove([id]);
    },
    /** @param withChosen reads the ids of the chosen customers */
    askToDeleteChosen: async (
      count: number,
      withChosen: (act: (ids: readonly string[]) => unknown) => Promise<void>,
    ): Promise<void> => {
      const title = t.deleteManyTitle({ count });
      const isAgreed = await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete });
      if (isAgreed) await withChosen(remove);
    },
  };
}
