import { useMemo } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { TagActionsVoice } from "./useTagActions.js";

/** What is said about tags, as toasts in the reader's words (B-TAG-10 to B-TAG-13). */
export function useTagVoice(t: Messages<typeof potentialCustomersMessages>): TagActionsVoice {
  const toast = useToast();
  return useMemo(
    () => ({
      added: (title) => void toast.success(t.tagAdded({ title })),
      addFailed: (error) => void toast.failed(error, t.tagFailed, { title: t.tagFailed }),
      renamed: () => void toast.success(t.tagRenamed),
      renameFailed: (error) => void toast.failed(error, t.tagRenameFailed),
      deleted: () => void toast.success(t.tagDeleted),
      deleteFailed: (error) => void toast.failed(error, t.tagDeleteFailed),
    }),
    [toast, t],
  );
}
