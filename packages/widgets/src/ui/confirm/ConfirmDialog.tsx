import type { ReactNode } from "react";
import { Text } from "react-aria-components/Text";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../button/index.js";
import { DialogFrame, dialogMessages, ModalLayout } from "../dialog/index.js";

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The title, which names the subject: `Delete Halvorsen Interiør AS`. */
  title: string;
  /** One sentence that says what will happen. */
  body: ReactNode;
  /** Further content below the sentence: what it costs, what is lost. */
  details?: ReactNode;
  /** The verb of the confirming button: `Delete`. */
  confirmLabel: string;
  /** @default "Cancel" */
  cancelLabel?: string;
  /** Whether the step deletes something. The confirming button is then red. @default true */
  isDestructive?: boolean;
  /** Whether the step is in progress. Its button shows a spinner, and nothing else can be pressed. */
  isBusy?: boolean;
  onConfirm: () => void;
  /** Called on the cancel button, Escape, or a press on the scrim. */
  onCancel: () => void;
}

/**
 * Asks for confirmation before a step that deletes or costs something. The cancel button comes first and has the focus.
 * {@link useConfirm} is the same with a promise.
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
