import type { ApiError } from "@callwright/sdk";
import { useDeleteSellerCompanies, useDeleteSellerCompany, useExportSellerCompanies } from "@callwright/sdk/hooks";
import { type Dispatch, type SetStateAction } from "react";

import { saveFile } from "../../lib/saveFile.js";
import type { TableSelection } from "../../ui/table/index.js";
import { toFilterQuery } from "./companies.model.js";
import type { BalanceFate } from "./useAskToDelete.js";
import type { CompaniesEvent, CompaniesView } from "./Companies.types.js";

/** Says what came of what somebody did. */
export interface CompanyActionsVoice {
  deleted(count: number): void;
  deleteFailed(error: ApiError): void;
  exportFailed(): void;
  /** Which companies "all" are could not be read. */
  selectionFailed: (error: ApiError) => void;
}

interface CompanyActionsOptions {
  view: CompaniesView;
  voice: CompanyActionsVoice;
  report: (event: CompaniesEvent) => void;
  /** Companies shown as gone ahead of the answer. */
  setDeleting: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Told after a deletion or export, which take the choice back. */
  onDone: () => void;
}

/** What can be done with companies, and what is under way. */
export function useCompanyActions({ view, voice, report, setDeleting, onDone }: CompanyActionsOptions) {
  const deleteCompanies = useDeleteSellerCompanies();
  const deleteCompany = useDeleteSellerCompany();
  const exportCompanies = useExportSellerCompanies();

  return {
    isExporting: exportCompanies.isMutating,

    /**
     * Takes companies off the list at once, and puts them back if the server does not agree.
     *
     * @param balance what becomes of the money that the only one has left.
     */
    delete: async (ids: readonly string[], balance?: BalanceFate): Promise<void> => {
      setDeleting((all) => new Set([...all, ...ids]));
      onDone();
      try {
        const [id] = ids;
        if (balance && id !== undefined) await deleteCompany.trigger({ path: { id }, query: { balance } });
        else await deleteCompanies.trigger({ body: { ids: [...ids] } });
        voice.deleted(ids.length);
        report({ widget: "companies", type: "companiesDeleted", detail: { sellerCompanyIds: ids } });
      } catch (error) {
        setDeleting((all) => new Set([...all].filter((id) => !ids.includes(id))));
        voice.deleteFailed(error as ApiError);
      }
    },

    /** Saves companies as a workbook: all that the view finds. */
    export: () => save(undefined),

    /** Saves the chosen ones; all of a list is what the view finds. */
    exportChosen: async (selection: TableSelection) => {
      if (await save(selection === "all" ? undefined : [...selection])) onDone();
    },
  };

  /** Answers whether it was saved. */
  async function save(ids: readonly string[] | undefined): Promise<boolean> {
    try {
      const query = toFilterQuery(view);
      const { blob, fileName } = await exportCompanies.trigger(ids ? { body: { ids: [...ids] } } : { query });
      saveFile({ blob, fileName: fileName ?? "companies.xlsx" });
    } catch {
      voice.exportFailed();
      return false;
    }
    const detail = { sellerCompanyIds: ids ?? ("all" as const) };
    report({ widget: "companies", type: "companiesExported", detail });
    return true;
  }
}
