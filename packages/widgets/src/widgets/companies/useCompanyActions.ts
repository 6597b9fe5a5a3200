import { useDeleteSellerCompanies, useDeleteSellerCompany, useExportSellerCompanies } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useListExport, useRemoval } from "../../lists/useListActions.js";
import type { ListPage } from "../../lists/useListPage.js";
import type { companiesMessages } from "./companies.messages.js";
import { toFilterQuery } from "./companies.model.js";
import type { CompaniesEvent, CompaniesView } from "./Companies.types.js";
import type { BalanceFate } from "./useAskToDelete.js";

/** The actions on companies, and which of them are in progress. */
export function useCompanyActions(
  t: Messages<typeof companiesMessages>,
  page: ListPage<CompaniesView>,
  report: (event: CompaniesEvent) => void,
) {
  const removal = useRemoval(page);
  const deleteCompanies = useDeleteSellerCompanies();
  const deleteCompany = useDeleteSellerCompany();

  return {
    ...useListExport({
      page,
      exporter: useExportSellerCompanies(),
      query: toFilterQuery(page.view),
      fileName: "companies.xlsx",
      failed: t.exportFailed,
      onExported: (sellerCompanyIds) =>
        report({ widget: "companies", type: "companiesExported", detail: { sellerCompanyIds } }),
    }),

    /** @param balance what happens to the remaining balance, if a single company is deleted */
    delete: async (ids: readonly string[], balance?: BalanceFate): Promise<void> => {
      const [id] = ids;
      const remove = async () => {
        if (balance && id !== undefined) await deleteCompany.trigger({ path: { id }, query: { balance } });
        else await deleteCompanies.trigger({ body: { ids: [...ids] } });
      };
      const says = { done: t.deleted({ count: ids.length }), failed: t.deleteFailed };
      if (await removal(ids, remove, says))
        report({ widget: "companies", type: "companiesDeleted", detail: { sellerCompanyIds: ids } });
    },
  };
}
