import type { ReactNode } from "react";

import { useUnsavedGuard } from "../confirm/index.js";
import { DialogFrame, ModalLayout } from "../dialog/index.js";

/** Props of {@link Modal}. */
export interface ModalProps {
  isOpen: boolean;
  /** Called when the user asks to close it: with the cross, Escape, a press on the scrim, or the footer's `close`. */
  onClose: () => void;
  title: string;
  /** The width in px, at most that of the screen. @default 520 */
  width?: 400 | 520 | 720;
  /** Shows a back button, for a step inside the modal. Called when it is pressed. */
  onBack?: () => void;
  /** Whether there are unsaved changes. Closing then asks for confirmation. @default false */
  isDirty?: boolean;
  /** Whether Escape and the scrim close it. Set it to false while a request is running. @default true */
  isDismissable?: boolean;
  children: ReactNode;
  /** The actions, the safe one first. */
  footer?: ReactNode | ((modal: { close: () => void }) => ReactNode);
}

/**
 * A dialog for short decisions and small forms. Focus moves to the first `autoFocus` field, or else to the dialog, and
 * returns when it closes.
 *
 * @example
 * <Modal isOpen={isOpen} onClose={close} title="Add product" isDirty={form.isDirty}
 *   footer={({ close }) => <><Button onPress={close}>Cancel</Button><Button variant="primary" type="submit" form={id}>Create</Button></>}>
 *   <form id={id}>…</form>
 * </Modal>
 */
export function Modal({
  isOpen,
  onClose,
  title,
  width = 520,
  onBack,
  isDirty = false,
  isDismissable = true,
  children,
  footer,
}: ModalProps) {
  const { guard, dialog } = useUnsavedGuard(isOpen && isDirty);
  const close = () => guard(onClose);
  return (
    <DialogFrame
      kind="modal"
      width={width}
      isOpen={isOpen}
      isDismissable={isDismissable}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <ModalLayout
        title={title}
        onBack={onBack}
        onClose={isDismissable ? close : undefined}
        footer={typeof footer === "function" ? footer({ close }) : footer}
      >
        {children}
      </ModalLayout>
      {dialog}
    </DialogFrame>
  );
}
