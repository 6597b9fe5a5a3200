import { useApi } from "@callwright/sdk/hooks";

import type { ContactToCall } from "./CallCenter.js";
import type { CallCenterView } from "./CallCenter.types.js";

/** Options of {@link useContactToCall}. */
export interface Openers {
  open: (itemId: string, wish: "call") => void;
  change: (change: Partial<CallCenterView>) => void;
}

/**
 * Opens the item of a contact that the host wants to call. If not exactly one item matches, the list shows the items of
 * the customer.
 */
export function useContactToCall({ open, change }: Openers) {
  const client = useApi();
  return async (wanted: ContactToCall): Promise<void> => {
    if ("phoneBookId" in wanted) return open(wanted.phoneBookId, "call");
    const { potentialCustomerId, contactId } = wanted;
    const query = { potentialCustomerCompanyIds: [potentialCustomerId], perPage: 100 };
    // If the items cannot be read, the list shows the error.
    const { items } = await client.call("listPhoneBooks", { query }).catch(() => ({ items: [] }));
    const fitting = items.filter(({ contact }) => contactId === undefined || contact?.id === contactId);
    const [item] = fitting;
    if (item && fitting.length === 1) open(item.id, "call");
    else change({ potentialCustomerCompanyIds: [potentialCustomerId], page: 0, openItemId: "" });
  };
}
