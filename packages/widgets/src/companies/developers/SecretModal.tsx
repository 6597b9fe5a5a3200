import { useMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Modal, type ModalProps } from "../../ui/modal/index.js";
import { developersMessages } from "./developers.messages.js";
import { SecretPanel } from "./SecretPanel.js";

/** A secret on its way to its owner. */
export interface ShownSecret {
  title: string;
  /** Undefined until it was made; "" once it was seen: the dialog is still leaving, but the secret is gone. */
  secret: string | undefined;
  /** Where to keep it, and what can be done when it is lost. */
  note: string;
}

interface SecretModalProps extends ShownSecret {
  isOpen: boolean;
  onClose: () => void;
  /** What stands in the same dialog until there is a secret: the form that makes it. */
  before?: Omit<ModalProps, "isOpen" | "onClose">;
}

/** Shows a secret once, alone or after the form that made it. Only its own button closes it. */
export function SecretModal({ title, secret, note, isOpen, onClose, before }: SecretModalProps) {
  const t = useMessages(developersMessages);
  if (secret === undefined && before) return <Modal {...before} isOpen={isOpen} onClose={onClose} />;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isDismissable={false}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t.done}
        </Button>
      }
    >
      <SecretPanel secret={secret ?? ""}>{note}</SecretPanel>
    </Modal>
  );
}
