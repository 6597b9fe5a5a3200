import { useAttachPotentialCustomers } from "@callwright/sdk/hooks";

import type { Messages } from "../../../i18n/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CompanyOutcome } from "../PotentialCustomers.types.js";
import { addTo, inChunks } from "./companyOutcomes.js";

/**
 * Links catalogue customers to companies, and returns the result for each company. Rejects with an ApiError, so that
 * the form can show the reason.
 */
export function useAttaching(t: Messages<typeof potentialCustomersMessages>) {
  const toast = useToast();
  const attachCustomers = useAttachPotentialCustomers();
  return async (ids: readonly string[], sellerCompanyIds: readonly string[]): Promise<readonly CompanyOutcome[]> => {
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
      // The number of new links: a customer that was already attached is not counted.
      toast.success(t.attached, { body: attached > 0 ? t.newLinks({ count: attached }) : t.noNewLinks });
    }
    return outcomes;
  };
}
