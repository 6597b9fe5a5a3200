import type { ApiError } from "@callwright/sdk";
import type { DialPolicy } from "@callwright/sdk/contract";
import { useGetDialPolicy, useUpdateDialPolicy } from "@callwright/sdk/hooks";

import { useId } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { firstCompanySettingsMessages } from "../companySettings.firstTexts.js";
import { toRequest, type CallingEdits } from "./calling.model.js";

/** The state of a company's dial policy. */
export type CallingPolicyState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | {
      status: "ready";
      policy: DialPolicy;
      isSaving: boolean;
      save: (edits: CallingEdits) => Promise<void>;
      /** Why the number that takes over calls was refused at the latest attempt. */
      transferRefusal: string | undefined;
    };

/** Reads and saves a company's dial policy. */
export function useCallingPolicy(
  companyId: string,
  t: Messages<typeof firstCompanySettingsMessages>,
): CallingPolicyState {
  const toast = useToast();
  // What was refused is no longer said once it is saved.
  const id = useId();
  const path = { id: companyId };
  const { data: policy, error, mutate } = useGetDialPolicy({ path });
  const update = useUpdateDialPolicy();
  if (!policy)
    return error ? { status: "error", message: error.message, retry: () => void mutate() } : { status: "loading" };
  return {
    status: "ready",
    policy,
    isSaving: update.isMutating,
    transferRefusal: update.error?.fieldErrors.transferTo,
    save: async (edits) => {
      try {
        await update.trigger({ path, body: toRequest(edits, policy) });
        toast.success(t.callingSaved, { id });
      } catch (failure) {
        const { fieldErrors = {} } = failure as Partial<ApiError>;
        // The field says it.
        if (Object.keys(fieldErrors).join() === "transferTo") toast.close(id);
        else toast.failed(failure, t.callingFailed, { id });
      }
    },
  };
}
