import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { productsMessages } from "./products.messages.js";
import type { ProductActionsVoice } from "./useProductActions.js";

/** What is said about products, as toasts in the reader's words. */
export function useProductVoice(t: Messages<typeof productsMessages>): ProductActionsVoice {
  const toast = useToast();
  return useMemo(
    () => ({
      added: () => void toast.success(t.added),
      addFailed: (error) => void toast.failed(error, t.addFailed),
      deleted: (count) => void toast.success(t.deleted({ count })),
      kept: (count) => void toast.error(t.kept({ count })),
      deleteFailed: (error) => void toast.failed(error, t.deleteFailed),
      exportFailed: () => void toast.error(t.exportFailed),
      selectionFailed: (error) => void toast.failed(error, t.selectionFailed),
    }),
    [toast, t],
  );
}
