import { type ReactNode, useState } from "react";
import { Text } from "react-aria-components/Text";

import { useMessages } from "../../i18n/index.js";
import { focusedElement } from "../../lib/focusedElement.js";
import { Button } from "../button/index.js";
import { DialogFrame, dialogMessages, ModalLayout } from "../dialog/index.js";
import { keepPlace } from "./keepPlace.js";

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
  const asker = useAsker(isOpen);
  const confirm = () => {
    if (asker) keepPlace(asker);
    onConfirm();
  };
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
            <Button variant={isDestructive ? "danger" : "primary"} isBusy={isBusy} onPress={confirm}>
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

/** The element that had the focus when the dialog opened. */
function useAsker(isOpen: boolean): Element | null {
  const [asked, setAsked] = useState<{ isOpen: boolean; by: Element | null }>({ isOpen: false, by: null });
  if (asked.isOpen !== isOpen) setAsked({ isOpen, by: isOpen ? focusedElement() : asked.by });
  return asked.by;
}
