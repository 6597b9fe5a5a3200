import { useAllMessages } from "../../i18n/index.js";
import { ConfirmDialog } from "../../ui/confirm/index.js";
import { callButtonMessages } from "./callButton.messages.js";
import type { CallButtonModel } from "./useCallButton.js";
import { useCallCancellation } from "./useCallCancellation.js";

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
  const cancel = useCallCancellation(model, callId, t);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.cancelTitle({ contact })}
      body={t.cancelBody}
      cancelLabel={t.keep}
      confirmLabel={t.cancel}
      onConfirm={() => {
        onClose();
        void cancel();
      }}
      onCancel={onClose}
    />
  );
}
