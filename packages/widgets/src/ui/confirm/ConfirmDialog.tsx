import type { ReactNode } from "react";
import { Text } from "react-aria-components/Text";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../button/index.js";
import { DialogFrame, dialogMessages, ModalLayout } from "../dialog/index.js";

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Names what it is about: `Delete Halvorsen Interiør AS`. */
  title: string;
  /** What happens, in a sentence. */
  body: ReactNode;
  /** Figures and lists below the sentence: what it costs, what is lost. */
  details?: ReactNode;
  /** The verb of the step: `Delete`. */
  confirmLabel: string;
  /** @default "Cancel" */
  cancelLabel?: string;
  /** Whether the step destroys something, which makes its button red. @default true */
  isDestructive?: boolean;
  /** The step is under way: its button turns and nothing else can be pressed. */
  isBusy?: boolean;
  onConfirm: () => void;
  /** The safe button, Escape or a press on the scrim. */
  onCancel: () => void;
}

/**
 * Asks before a step that destroys or costs something. The safe button comes first and has the focus.
 * Where a promise reads better, use {@link useConfirm}.
 */
export function ConfirmDialog({
  isOpen,
  title,
  body,
  details,
  confirmLabel,
  cancelLabel,
  isDestructive = true,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useMessages(dialogMessages);
  return (
    <DialogFrame
      kind="modal"
      role="alertdialog"
      isOpen={isOpen}
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      <ModalLayout
        title={title}
        footer={
          <>
            <Button autoFocus isDisabled={isBusy} onPress={onCancel}>
              {cancelLabel ?? t.cancel}
            </Button>
            <Button variant={isDestructive ? "danger" : "primary"} isBusy={isBusy} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <Text slot="description">{body}</Text>
        {details}
      </ModalLayout>
    </DialogFrame>
  );
}
