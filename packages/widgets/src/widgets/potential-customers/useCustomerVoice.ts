import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { potentialCustomersMessages } from "./potentialCustomers.messages.js";
import type { CustomerActionsVoice } from "./useCustomerActions.js";

/** What is said about customers, as toasts in the reader's words. */
export function useCustomerVoice(t: Messages<typeof potentialCustomersMessages>): CustomerActionsVoice {
  const toast = useToast();
  return useMemo(
    () => ({
      deleted: (count) => void toast.success(t.deleted({ count })),
      deleteFailed: (error) => void toast.failed(error, t.deleteFailed),
      exportFailed: () => void toast.error(t.exportFailed),
      synced: (count) =>
        void toast.success(t.synced, { body: count > 0 ? t.contactsCopied({ count }) : t.nothingToCopy }),
      syncFailed: (error) => void toast.failed(error, t.syncFailed),
      selectionFailed: (error) => void toast.failed(error, t.selectionFailed),
      attached: (count) => void toast.success(t.attached, { body: count > 0 ? t.newLinks({ count }) : t.noNewLinks }),
    }),
    [toast, t],
  );
}
