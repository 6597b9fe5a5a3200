import { useState, type ReactNode } from "react";

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

/**
 * Shows a secret once. Neither Escape nor a press beside it closes the dialog; its button does, and then nothing here knows
 * the secret any more. Draw `dialog` anywhere in the component that shows it.
 */
export function useSecretModal(): { show: (shown: ShownSecret) => void; dialog: ReactNode } {
  const [shown, setShown] = useState<ShownSecret & { isOpen: boolean }>();
  return {
    show: (next) => setShown({ ...next, isOpen: true }),
    dialog: shown && <SecretModal {...shown} onClose={() => setShown({ ...shown, secret: "", isOpen: false })} />,
  };
}

/** The dialog of {@link useSecretModal}. */
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
