import { useState } from "react";

import type { LateActions } from "../../ui/on-demand/index.js";
import type { CompanyOutcome, PotentialCustomersEvent } from "./PotentialCustomers.types.js";
import type { CustomerActing } from "./useCustomerActing.js";

interface CustomerLinksOptions {
  run: LateActions<CustomerActing>["run"];
  report: (event: PotentialCustomersEvent) => void;
  /** Told after customers were attached, which takes the choice back (B-PC-30). */
  onAttached: () => void;
  show: (surface: "attach" | "synced") => void;
}

/** Customers of the catalogue and the companies they are linked to: attaching, and copying contacts to them. */
export function useCustomerLinks({ run, report, onAttached, show }: CustomerLinksOptions) {
  const [isSyncing, setSyncing] = useState(false);
  const [syncOutcomes, setSyncOutcomes] = useState<readonly CompanyOutcome[]>([]);
  const [attachedIds, setAttachedIds] = useState<readonly string[]>([]);
  return {
    isSyncing,
    /** What became of each company when a sync left some out. */
    syncOutcomes,
    /** Those that are about to be attached. */
    attachedIds,
    askToAttach: (ids: readonly string[]) => {
      setAttachedIds(ids);
      show("attach");
    },
    attached: (ids: readonly string[]) => {
      report({ widget: "potential-customers", type: "customersAttached", detail: { potentialCustomerIds: ids } });
      onAttached();
    },

    /** Copies contacts that linked companies' copies lack (R-30). */
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
