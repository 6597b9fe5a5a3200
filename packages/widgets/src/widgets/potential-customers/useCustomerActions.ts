import type { ApiError } from "@callwright/sdk";
import type { Schemas } from "@callwright/sdk/contract";
import {
  useAttachPotentialCustomers,
  useDeletePotentialCustomers,
  useExportPotentialCustomers,
  useSyncPotentialCustomerContacts,
} from "@callwright/sdk/hooks";
import type { Dispatch, SetStateAction } from "react";

import { saveFile } from "../../lib/saveFile.js";
import type { TableSelection } from "../../ui/table/index.js";
import { toFilterQuery } from "./potentialCustomers.model.js";
import type { CompanyOutcome, PotentialCustomersEvent, PotentialCustomersView } from "./PotentialCustomers.types.js";

/** Says what came of what somebody did. */
export interface CustomerActionsVoice {
  deleted(count: number): void;
  deleteFailed(error: ApiError): void;
  exportFailed(): void;
  synced(copiedContactsCount: number): void;
  syncFailed(error: ApiError): void;
  /** New links: who was attached before is not counted. */
  attached(newLinksCount: number): void;
  /** Which customers "all" are could not be read. */
  selectionFailed: (error: ApiError) => void;
}

interface CustomerActionsOptions {
  view: PotentialCustomersView;
  isManager: boolean;
  voice: CustomerActionsVoice;
  report: (event: PotentialCustomersEvent) => void;
  /** Customers shown as gone ahead of the answer. */
  setDeleting: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Told after a deletion or export, which take the choice back (B-PC-30). */
  onDone: () => void;
  /** Told what became of each company when a sync left some out. */
  onSyncRefused: (outcomes: readonly CompanyOutcome[]) => void;
}

/** What can be done with customers, and what is under way. */
export function useCustomerActions({
  view,
  isManager,
  voice,
  report,
  setDeleting,
  onDone,
  onSyncRefused,
}: CustomerActionsOptions) {
  const deleteCustomers = useDeletePotentialCustomers();
  const exportCustomers = useExportPotentialCustomers();
  const syncContacts = useSyncPotentialCustomerContacts();
  const attachCustomers = useAttachPotentialCustomers();

  return {
    isExporting: exportCustomers.isMutating,
    isSyncing: syncContacts.isMutating,

    /** Takes customers off the list at once, and puts them back if the server does not agree. */
    delete: async (ids: readonly string[]): Promise<void> => {
      setDeleting((all) => new Set([...all, ...ids]));
      onDone();
      try {
        await deleteCustomers.trigger({ body: { ids: [...ids] } });
        voice.deleted(ids.length);
        report({ widget: "potential-customers", type: "customersDeleted", detail: { potentialCustomerIds: ids } });
      } catch (error) {
        setDeleting((all) => new Set([...all].filter((id) => !ids.includes(id))));
        voice.deleteFailed(error as ApiError);
      }
    },

    /** Saves customers as a workbook: all that the view finds. */
    export: () => save(undefined),

    /** Saves the chosen ones; all of a list is what the view finds. */
    exportChosen: async (selection: TableSelection) => {
      if (await save(selection === "all" ? undefined : [...selection])) onDone();
    },

    /** Copies contacts that linked companies' copies lack (R-30). */
    sync: async (ids: readonly string[]): Promise<void> => {
      try {
        const outcomes: CompanyOutcome[] = [];
        let copied = 0;
        for (const some of inChunks(ids)) {
          const result = await syncContacts.trigger({ body: { potentialCustomerCompanyIds: some } });
          copied += result.createdContactsCount;
          addTo(
            outcomes,
            result.companies.map((company) => outcomeOf(company, company.createdContactsCount)),
          );
        }
        const isRefused = outcomes.some(({ refusal }) => refusal !== undefined);
        if (!isRefused || copied > 0) voice.synced(copied);
        if (isRefused) onSyncRefused(outcomes);
        report({ widget: "potential-customers", type: "contactsSynced", detail: { potentialCustomerIds: ids } });
      } catch (error) {
        voice.syncFailed(error as ApiError);
      }
    },

    /**
     * Links catalogue customers to companies, and answers what became of each. Rejects, so that the form that asked can say
     * why.
     */
    async attach(ids: readonly string[], sellerCompanyIds: readonly string[]): Promise<readonly CompanyOutcome[]> {
      const outcomes: CompanyOutcome[] = [];
      let attached = 0;
      for (const some of inChunks(ids)) {
        const result = await attachCustomers.trigger({
          body: { potentialCustomerCompanyIds: some, sellerCompanyIds: [...sellerCompanyIds] },
        });
        attached += result.attachedCount;
        addTo(
          outcomes,
          result.companies.map((company) => outcomeOf(company, company.attachedCount)),
        );
      }
      if (attached > 0 || outcomes.every(({ refusal }) => refusal === undefined)) voice.attached(attached);
      report({ widget: "potential-customers", type: "customersAttached", detail: { potentialCustomerIds: ids } });
      onDone();
      return outcomes;
    },
  };

  /** Answers whether it was saved. */
  async function save(ids: readonly string[] | undefined): Promise<boolean> {
    try {
      const query = toFilterQuery(view, isManager);
      const { blob, fileName } = await exportCustomers.trigger(ids ? { body: { ids: [...ids] } } : { query });
      saveFile({ blob, fileName: fileName ?? "potential-customers.xlsx" });
    } catch {
      voice.exportFailed();
      return false;
    }
    const detail = { potentialCustomerIds: ids ?? ("all" as const) };
    report({ widget: "potential-customers", type: "customersExported", detail });
    return true;
  }
}

type AnsweredCompany = Schemas["AttachedCompany"] | Schemas["SyncedCompany"];

const outcomeOf = (
  { sellerCompanyId, sellerCompanyName, refusal }: AnsweredCompany,
  count: number,
): CompanyOutcome => ({
  id: sellerCompanyId,
  name: sellerCompanyName ?? "",
  count,
  refusal: refusal?.message,
});

/** Adds what a further request did to what the former ones did for the same companies. */
function addTo(outcomes: CompanyOutcome[], more: readonly CompanyOutcome[]): void {
  for (const outcome of more) {
    const known = outcomes.find(({ id }) => id === outcome.id);
    if (!known) outcomes.push(outcome);
    else Object.assign(known, { count: known.count + outcome.count, refusal: known.refusal ?? outcome.refusal });
  }
}

/** As many as one request may name. */
function inChunks(ids: readonly string[]): string[][] {
  const most = 1_000;
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, nth) => ids.slice(nth * most, (nth + 1) * most));
}
