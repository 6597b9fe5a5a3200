import { useExportSellerCompanies } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useListExport } from "../../lists/useListExport.js";
import type { ListPage } from "../../lists/useListPage.js";
import { preloadConfirm, useConfirm } from "../../ui/confirm/index.js";
import { lateActions } from "../../ui/on-demand/index.js";
import type { firstCompaniesMessages } from "./companies.firstTexts.js";
import { toFilterQuery } from "./companies.model.js";
import type { CompaniesEvent, CompaniesView } from "./Companies.types.js";
import type { AgreedDeletion } from "./askToDelete.js";
import type { WithChosen } from "./useDeletion.js";
import { useDeletionRequests } from "./useDeletionRequests.js";

/** What deletes companies. */
export const useLateDeletion = lateActions(() => import("./useDeletion.js").then(({ useDeletion }) => useDeletion));

/** The actions on companies, and which of them are in progress. What deletes them is loaded when it is used. */
export function useCompanyActions(
  t: Messages<typeof firstCompaniesMessages>,
  page: ListPage<CompaniesView>,
  report: (event: CompaniesEvent) => void,
) {
  const { confirm, dialog } = useConfirm();
  const { part, run, open } = useLateDeletion({ t, page, requests: useDeletionRequests(), confirm, report });
  const ask: typeof open = (act) => {
    preloadConfirm();
    return open(act);
  };

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
    /** Render it with the list: it holds the actions in progress. */
    part,
    /** The question before a deletion. */
    dialog,

    askToDelete: (company: { id: string; name: string }) => ask((deletion) => deletion.ofOne(company)),
    askToDeleteChosen: (count: number, withChosen: WithChosen) =>
      ask((deletion) => deletion.ofChosen(count, withChosen)),
    /** Deletes a company for which a person has already confirmed it. */
    delete: (agreed: AgreedDeletion) => run((deletion) => deletion.ofAgreed(agreed)),
  };
}
