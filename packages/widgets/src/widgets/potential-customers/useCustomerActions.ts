import type { ApiError } from "@callwright/sdk";
import {
  useAttachPotentialCustomers,
  useDeletePotentialCustomers,
  useExportPotentialCustomers,
  useSyncPotentialCustomerContacts,
} from "@callwright/sdk/hooks";
import type { Dispatch, SetStateAction } from "react";

import { saveFile } from "../../lib/saveFile.js";
import { toFilterQuery } from "./potentialCustomers.model.js";
import type { PotentialCustomersEvent, PotentialCustomersView } from "./PotentialCustomers.types.js";

/** Says what came of what somebody did. */
export interface CustomerActionsVoice {
  deleted(count: number): void;
  deleteFailed(error: ApiError): void;
  exportFailed(): void;
  synced(): void;
  syncFailed(error: ApiError): void;
  attached(): void;
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
}

/** What can be done with customers, and what is under way. */
export function useCustomerActions({ view, isManager, voice, report, setDeleting, onDone }: CustomerActionsOptions) {
  const deleteCustomers = useDeletePotentialCustomers();
  const exportCustomers = useExportPotentialCustomers();
  const syncContacts = useSyncPotentialCustomerContacts();
  const attachCustomers = useAttachPotentialCustomers();

  return {
    isExporting: exportCustomers.isMutating,
    isSyncing: syncContacts.isMutating,

    /** Takes customers off the list at once, and puts them back if the server does not agree. */
    async delete(ids: readonly string[]): Promise<void> {
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

    /** Saves customers as a workbook: the given ones, else all that the view finds. */
    async export(ids?: readonly string[]): Promise<void> {
      try {
        const query = toFilterQuery(view, isManager);
        const { blob, fileName } = await exportCustomers.trigger(ids ? { body: { ids: [...ids] } } : { query });
        saveFile({ blob, fileName: fileName ?? "potential-customers.xlsx" });
        if (ids) onDone();
        const detail = { potentialCustomerIds: ids ?? ("all" as const) };
        report({ widget: "potential-customers", type: "customersExported", detail });
      } catch {
        voice.exportFailed();
      }
    },

    /** Copies contacts that linked companies' copies lack (R-30). */
    async sync(ids: readonly string[]): Promise<void> {
      try {
        await syncContacts.trigger({ body: { potentialCustomerCompanyIds: [...ids] } });
        voice.synced();
        report({ widget: "potential-customers", type: "contactsSynced", detail: { potentialCustomerIds: ids } });
      } catch (error) {
        voice.syncFailed(error as ApiError);
      }
    },

    /** Links catalogue customers to companies. Rejects, so that the form that asked can say why. */
    async attach(ids: readonly string[], sellerCompanyIds: readonly string[]): Promise<void> {
      await attachCustomers.trigger({
        body: { potentialCustomerCompanyIds: [...ids], sellerCompanyIds: [...sellerCompanyIds] },
      });
      voice.attached();
      report({ widget: "potential-customers", type: "customersAttached", detail: { potentialCustomerIds: ids } });
      onDone();
    },
  };
}
