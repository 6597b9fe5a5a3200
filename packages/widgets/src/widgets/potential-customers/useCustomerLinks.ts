import type { Schemas } from "@callwright/sdk/contract";
import { useAttachPotentialCustomers, useSyncPotentialCustomerContacts } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { Messages } from "../../i18n/index.js";
import { useAnnounce, type Words } from "../../lists/useAnnounce.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import type { CompanyOutcome, PotentialCustomersEvent } from "./PotentialCustomers.types.js";

interface CustomerLinksOptions {
  t: Messages<typeof firstPotentialCustomersMessages>;
  report: (event: PotentialCustomersEvent) => void;
  /** Told after customers were attached, which takes the choice back (B-PC-30). */
  onAttached: () => void;
  show: (surface: "attach" | "synced") => void;
}

/** Customers of the catalogue and the companies they are linked to: attaching, and copying contacts to them. */
export function useCustomerLinks({ t, report, onAttached, show }: CustomerLinksOptions) {
  const toast = useToast();
  const announce = useAnnounce();
  const syncContacts = useSyncPotentialCustomerContacts();
  const attachCustomers = useAttachPotentialCustomers();
  const [syncOutcomes, setSyncOutcomes] = useState<readonly CompanyOutcome[]>([]);
  const [attachedIds, setAttachedIds] = useState<readonly string[]>([]);

  return {
    isSyncing: syncContacts.isMutating,
    /** What became of each company when a sync left some out. */
    syncOutcomes,
    /** Those that are about to be attached. */
    attachedIds,
    askToAttach: (ids: readonly string[]) => {
      setAttachedIds(ids);
      show("attach");
    },

    /** Copies contacts that linked companies' copies lack (R-30). */
    sync: async (ids: readonly string[]): Promise<void> => {
      const copy = async () => {
        const outcomes: CompanyOutcome[] = [];
        let copied = 0;
        for (const some of inChunks(ids)) {
          const answer = await syncContacts.trigger({ body: { potentialCustomerCompanyIds: some } });
          copied += answer.createdContactsCount;
          addTo(outcomes, answer.companies, "createdContactsCount");
        }
        return { outcomes, copied, isRefused: outcomes.some(({ refusal }) => refusal !== undefined) };
      };
      const said = await announce(copy, {
        done: ({ copied, isRefused }) => (isRefused && copied === 0 ? undefined : synced(copied)),
        failed: t.syncFailed,
      });
      if (!said) return;
      if (said.result.isRefused) {
        setSyncOutcomes(said.result.outcomes);
        show("synced");
      }
      report({ widget: "potential-customers", type: "contactsSynced", detail: { potentialCustomerIds: ids } });
    },

    /**
     * Links catalogue customers to companies, and answers what became of each. Rejects, so that the form that asked can say
     * why.
     */
    attach: async (ids: readonly string[], sellerCompanyIds: readonly string[]): Promise<readonly CompanyOutcome[]> => {
      const outcomes: CompanyOutcome[] = [];
      let attached = 0;
      for (const some of inChunks(ids)) {
        const answer = await attachCustomers.trigger({
          body: { potentialCustomerCompanyIds: some, sellerCompanyIds: [...sellerCompanyIds] },
        });
        attached += answer.attachedCount;
        addTo(outcomes, answer.companies, "attachedCount");
      }
      if (attached > 0 || outcomes.every(({ refusal }) => refusal === undefined)) {
        // New links: who was attached before is not counted.
        toast.success(t.attached, { body: attached > 0 ? t.newLinks({ count: attached }) : t.noNewLinks });
      }
      report({ widget: "potential-customers", type: "customersAttached", detail: { potentialCustomerIds: ids } });
      onAttached();
      return outcomes;
    },
  };

  function synced(count: number): Words {
    return { title: t.synced, body: count > 0 ? t.contactsCopied({ count }) : t.nothingToCopy };
  }
}

type AnsweredCompany<Count extends string> = Pick<
  Schemas["AttachedCompany"] | Schemas["SyncedCompany"],
  "sellerCompanyId" | "sellerCompanyName" | "refusal"
> & { [Name in Count]: number };

/** Adds what a further request did to what the former ones did for the same companies. */
function addTo<Count extends string>(
  outcomes: CompanyOutcome[],
  companies: readonly AnsweredCompany<Count>[],
  counted: Count,
): void {
  for (const company of companies) {
    const { sellerCompanyId: id, sellerCompanyName: name, refusal } = company;
    const known = outcomes.find((outcome) => outcome.id === id);
    const count = company[counted] + (known?.count ?? 0);
    const outcome = { id, name: name ?? "", count, refusal: known?.refusal ?? refusal?.message };
    if (known) Object.assign(known, outcome);
    else outcomes.push(outcome);
  }
}

/** As many as one request may name. */
function inChunks(ids: readonly string[]): string[][] {
  const most = 1_000;
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, nth) => ids.slice(nth * most, (nth + 1) * most));
}
