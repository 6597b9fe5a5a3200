import type { ReactNode } from "react";

import { useUnsavedGuard } from "../confirm/index.js";
import { DialogFrame, ModalLayout } from "../dialog/index.js";

/** Props of {@link Modal}. */
export interface ModalProps {
  isOpen: boolean;
  /** Asked to close: the cross, Escape, a press on the scrim, or `close` of the footer. */
  onClose: () => void;
  title: string;
  /** px; never wider than the screen. @default 520 */
  width?: 400 | 520 | 720;
  /** Draws a back arrow: the content was replaced by a step inside it. */
  onBack?: () => void;
  /** Whether something would be lost by closing, which is then asked about. @default false */
  isDirty?: boolean;
  /** Whether Escape and the scrim may close it. Off while something is being sent. @default true */
  isDismissable?: boolean;
  children: ReactNode;
  /** The actions, safe one first. */
  footer?: ReactNode | ((modal: { close: () => void }) => ReactNode);
}

/**
 * For short decisions and small forms. Focus goes to the first `autoFocus` field, else to the dialog, and comes back
 * when it closes.
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
