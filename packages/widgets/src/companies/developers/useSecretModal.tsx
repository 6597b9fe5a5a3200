import { useState, type ReactNode } from "react";

import { onDemand } from "../../ui/on-demand/index.js";
import type { ShownSecret } from "./SecretModal.js";

const SecretModal = onDemand(() => import("./SecretModal.js").then(({ SecretModal }) => SecretModal), "all");

/**
 * Shows a secret once. Neither Escape nor a press beside it closes the dialog; its button does, and then nothing here knows
 * the secret any more. Draw `dialog` anywhere in the component that shows it.
 */
export function useSecretModal(): {
  /** Loads its code, when a secret is about to be asked for: what is seen only once should not have to wait. */
  prepare: () => void;
  show: (shown: ShownSecret) => void;
  dialog: ReactNode;
} {
  const [shown, setShown] = useState<ShownSecret & { isOpen: boolean }>();
  return {
    prepare: SecretModal.preload,
    show: (next) => setShown({ ...next, isOpen: true }),
    dialog: shown && <SecretModal {...shown} onClose={() => setShown({ ...shown, secret: "", isOpen: false })} />,
  };
}
