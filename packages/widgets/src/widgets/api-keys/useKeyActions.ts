import { questionLeft } from "../../companies/developers/questionLeft.js";
import type { useSecretModal } from "../../companies/developers/useSecretModal.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import type { firstApiKeysMessages } from "./apiKeys.firstTexts.js";
import { apiKeysMessages } from "./apiKeys.messages.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";
import type { ApiKeysModel } from "./useApiKeys.js";

interface KeyActionsOptions {
  t: Messages<typeof firstApiKeysMessages>;
  model: Pick<ApiKeysModel, "report" | "surface" | "requests">;
  confirm: (question: Confirmation) => Promise<boolean>;
  secret: Pick<ReturnType<typeof useSecretModal>, "prepare" | "show">;
}

/** The actions on a key, with the questions before and the announcements after. None of them contains a secret. */
export function useKeyActions({ t: begun, model, confirm, secret }: KeyActionsOptions) {
  const t = useAllMessages(apiKeysMessages, begun);
  const { report } = model;
  const { close } = model.surface;
  const announce = useAnnounce();
  const { rotate, revoke } = model.requests;

  return {
    /**
     * Rotates the secret, and shows the new one. If that fails, the old secret still works. A form that is open stays
     * open, with what was typed in it.
     */
    rotate: async ({ id, name }: ApiKeyRow): Promise<void> => {
      secret.prepare();
      const title = t.rotateTitle({ name });
      if (!(await confirm({ title, body: t.rotateBody, confirmLabel: t.rotate }))) return;
      const done = await announce(() => rotate.trigger({ path: { id } }), { failed: t.rotateFailed });
      if (!done) return;
      report("apiKeyRotated", id);
      await questionLeft();
      secret.show({ title: t.rotatedTitle({ name }), secret: done.result.secret, note: t.secretNote });
    },

    /** Revokes the key. A form that is open closes once that is done. */
    revoke: async ({ id, name }: ApiKeyRow): Promise<void> => {
      const title = t.revokeTitle({ name });
      if (!(await confirm({ title, body: t.revokeBody, confirmLabel: t.revoke }))) return;
      const says = { done: t.revokedDone, failed: t.revokeFailed };
      if (!(await announce(() => revoke.trigger({ path: { id } }), says))) return;
      close();
      report("apiKeyRevoked", id);
    },
  };
}
