import { useMemo } from "react";

import { useCallingToast } from "../../calls/useCallingToast.js";
import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { callCenterMessages } from "./callCenter.messages.js";
import type { CallCenterProps } from "./CallCenter.js";
import type { CallCenterVoice } from "./useCallCenter.js";

/** The controller's voice: what it has to say, as toasts in the reader's words. */
export function useCallCenterVoice(
  t: Messages<typeof callCenterMessages>,
  onOpenCall: CallCenterProps["onOpenCall"],
): CallCenterVoice {
  const toast = useToast();
  const calling = useCallingToast();
  return useMemo(
    () => ({
      calling: (body) => calling({ body, onOpenCall }),
      callingMany: (count) => calling({ body: t.calling({ count }), onOpenCall }),
      deleted: (count) => void toast.success(count === 1 ? t.deleted : t.deletedMany({ count })),
      deleteFailed: (error) => void toast.failed(error, t.deleteFailed),
      exportFailed: () => void toast.error(t.exportFailed),
      selectionFailed: (error) => void toast.failed(error, t.selectionFailed),
    }),
    [toast, calling, onOpenCall, t],
  );
}
