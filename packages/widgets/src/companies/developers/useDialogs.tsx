import { useConfirm } from "../../ui/confirm/index.js";
import { useSecretModal } from "./useSecretModal.js";

/**
 * The question before a secret is rotated or ended, and the new secret. While a form or a drawer is open, render `dialogs`
 * inside it: nothing outside it keeps the focus.
 */
export function useDialogs() {
  const { confirm, dialog } = useConfirm();
  const secret = useSecretModal();
  const dialogs = (
    <>
      {dialog}
      {secret.dialog}
    </>
  );
  return { confirm, secret, dialogs };
}
