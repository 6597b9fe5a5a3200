import type { ApiError } from "@callwright/sdk";
import { useCancelCalls } from "@callwright/sdk/hooks";

import { useAllMessages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { ConfirmDialog } from "../../ui/confirm/index.js";
import { callButtonMessages } from "./callButton.messages.js";
import type { CallButtonModel } from "./useCallButton.js";

/** Props of {@link CancelCall}. */
export interface CancelCallProps {
  /** The texts with which the widget has begun. */
  t: object;
  model: CallButtonModel;
  callId: string;
  /** The name of the person, or the number. */
  contact: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a call is cancelled, and cancels it. */
export function CancelCall({ t: begun, model, callId, contact, isOpen, onClose }: CancelCallProps) {
  const t = useAllMessages(callButtonMessages, begun);
  const { onEvent } = useHost();
  const { trigger } = useCancelCalls();
  const cancel = async () => {
    onClose();
    model.refuse(undefined);
    model.setCancelling(true);
    try {
      const { items } = await trigger({ body: { ids: [callId] } });
      if (items[0]?.outcome !== "CANCELLED") model.refuse(t.cancelConflict);
      else onEvent?.({ widget: "call-button", type: "callCancelled", detail: { callId } });
    } catch (error) {
      model.refuse((error as ApiError).problem?.message ?? t.cancelFailed);
    }
    model.setCancelling(false);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.cancelTitle({ contact })}
      body={t.cancelBody}
      cancelLabel={t.keep}
      confirmLabel={t.cancel}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    />
  );
}
