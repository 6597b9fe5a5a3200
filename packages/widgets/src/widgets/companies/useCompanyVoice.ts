import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { companiesMessages } from "./companies.messages.js";
import type { CompanyActionsVoice } from "./useCompanyActions.js";

/** What is said about companies, as toasts in the reader's words. */
export function useCompanyVoice(t: Messages<typeof companiesMessages>): CompanyActionsVoice {
  const toast = useToast();
  return useMemo(
    () => ({
      deleted: (count) => void toast.success(t.deleted({ count })),
      deleteFailed: (error) => void toast.failed(error, t.deleteFailed),
      exportFailed: () => void toast.error(t.exportFailed),
      selectionFailed: (error) => void toast.failed(error, t.selectionFailed),
    }),
    [toast, t],
  );
}
