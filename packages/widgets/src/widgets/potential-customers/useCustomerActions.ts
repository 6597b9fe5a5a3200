import { useDeletePotentialCustomers, useExportPotentialCustomers } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useListExport, useRemoval } from "../../lists/useListActions.js";
import type { ListPage } from "../../lists/useListPage.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import { toFilterQuery } from "./potentialCustomers.model.js";
import type { PotentialCustomersEvent, PotentialCustomersView } from "./PotentialCustomers.types.js";

interface CustomerActionsOptions {
  t: Messages<typeof firstPotentialCustomersMessages>;
  page: ListPage<PotentialCustomersView>;
  isManager: boolean;
  report: (event: PotentialCustomersEvent) => void;
}

/** The actions for customers in the list, and whether they are in progress. */
export function useCustomerActions({ t, page, isManager, report }: CustomerActionsOptions) {
  const removal = useRemoval(page);
  const deleteCustomers = useDeletePotentialCustomers();
  return {
    ...useListExport({
      page,
      exporter: useExportPotentialCustomers(),
      query: toFilterQuery(page.view, isManager),
      fileName: "potential-customers.xlsx",
      failed: t.exportFailed,
      onExported: (potentialCustomerIds) =>
        report({ widget: "potential-customers", type: "customersExported", detail: { potentialCustomerIds } }),
    }),

    delete: async (ids: readonly string[]): Promise<void> => {
      const says = { done: t.deleted({ count: ids.length }), failed: t.deleteFailed };
      if (await removal(ids, () => deleteCustomers.trigger({ body: { ids: [...ids] } }), says))
        report({ widget: "potential-customers", type: "customersDeleted", detail: { potentialCustomerIds: ids } });
    },
  };
}
