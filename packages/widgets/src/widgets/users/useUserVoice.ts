import type { ApiError } from "@callwright/sdk";
import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { usersMessages } from "./users.messages.js";

/** Says what came of what somebody did. */
export interface UserVoice {
  invited(email: string): void;
  resendFailed(error: ApiError): void;
  deleted(): void;
  deleteFailed(error: ApiError): void;
}

/** What is said about users, as toasts in the reader's words. */
export function useUserVoice(t: Messages<typeof usersMessages>): UserVoice {
  const toast = useToast();
  return useMemo(
    () => ({
      invited: (email) => void toast.success(t.invited({ email })),
      resendFailed: (error) => void toast.failed(error, t.resendFailed),
      deleted: () => void toast.success(t.deleted),
      deleteFailed: (error) => void toast.failed(error, t.deleteFailed),
    }),
    [toast, t],
  );
}
