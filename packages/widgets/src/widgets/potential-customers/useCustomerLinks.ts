import { useState } from "react";

import type { LateActions } from "../../ui/on-demand/index.js";
import type { CompanyOutcome, PotentialCustomersEvent } from "./PotentialCustomers.types.js";
import type { CustomerActing } from "./useCustomerActing.js";

interface CustomerLinksOptions {
  run: LateActions<CustomerActing>["run"];
  report: (event: PotentialCustomersEvent) => void;
  /** Called after customers have been attached; it clears the selection (B-PC-30). */
  onAttached: () => void;
  show: (surface: "attach" | "synced") => void;
}

/**
 * The links of catalogue customers to companies: attaches customers, and copies contacts to linked companies (R-30,
 *
 */
export function useCustomerLinks({ run, report, onAttached, show }: CustomerLinksOptions) {
  const [isSyncing, setSyncing] = useState(false);
  const [syncOutcomes, setSyncOutcomes] = useState<readonly CompanyOutcome[]>([]);
  const [attachedIds, setAttachedIds] = useState<readonly string[]>([]);
  return {
    isSyncing,
    /** The results for all companies after a sync that left some of them out. */
    syncOutcomes,
    /** The customers for which the attach dialog is open. */
    attachedIds,
    askToAttach: (ids: readonly string[]) => {
      setAttachedIds(ids);
      show("attach");
    },
    attached: (ids: readonly string[]) => {
      report({ widget: "potential-customers", type: "customersAttached", detail: { potentialCustomerIds: ids } });
      onAttached();
    },

    /** Copies to linked companies the contacts that they lack. */
    sync: async (ids: readonly string[]): Promise<void> => {
      setSyncing(true);
      const outcomes = await run((acting) => acting.sync(ids));
      setSyncing(false);
      if (!outcomes) return;
      if (outcomes.some(({ refusal }) => refusal !== undefined)) {
        setSyncOutcomes(outcomes);
        show("synced");
      }
      report({ widget: "potential-customers", type: "contactsSynced", detail: { potentialCustomerIds: ids } });
    },
  };
}
