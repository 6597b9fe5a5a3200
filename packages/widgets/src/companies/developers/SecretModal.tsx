import { useMessages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { developersMessages } from "./developers.messages.js";
import { SecretPanel } from "./SecretPanel.js";

/** A secret on its way to its owner. */
export interface ShownSecret {
  title: string;
  secret: string;
  /** Where to keep it, and what can be done when it is lost. */
  note: string;
}

/** The dialog of `useSecretModal`. */
export function SecretModal({
  title,
  secret,
  note,
  isOpen,
  onClose,
}: ShownSecret & { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(developersMessages);
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
      <SecretPanel secret={secret}>{note}</SecretPanel>
    </Modal>
  );
}
