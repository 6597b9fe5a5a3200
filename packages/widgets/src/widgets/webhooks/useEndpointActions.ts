import { questionLeft } from "../../companies/developers/questionLeft.js";
import type { useSecretModal } from "../../companies/developers/useSecretModal.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useRemoval } from "../../lists/useRemoval.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import type { WebhooksModel } from "./useWebhooks.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import { webhooksMessages } from "./webhooks.messages.js";
import { hostOf } from "./webhooks.model.js";
import type { EndpointRow } from "./Webhooks.types.js";

interface EndpointActionsOptions {
  t: Messages<typeof firstWebhooksMessages>;
  model: WebhooksModel;
  confirm: (question: Confirmation) => Promise<boolean>;
  secret: Pick<ReturnType<typeof useSecretModal>, "prepare" | "show">;
}

/** The actions on an endpoint, with the questions before and the announcements after. None of them contains a secret. */
export function useEndpointActions({ t: begun, model, confirm, secret }: EndpointActionsOptions) {
  const t = useAllMessages(webhooksMessages, begun);
  const { report } = model;
  const announce = useAnnounce();
  const removal = useRemoval(model);
  const { update, rotate, remove } = model.requests;

  return {
    /** Pauses or resumes messages to an endpoint. */
    setEnabled: async ({ id }: EndpointRow, isEnabled: boolean): Promise<void> => {
      const says = { done: isEnabled ? t.resumedDone : t.pausedDone, failed: t.saveFailed };
      if (await announce(() => update.trigger({ path: { id }, body: { isEnabled } }), says))
        report("endpointChanged", id);
    },

    /** Rotates the secret, and shows the new one. */
    rotate: async ({ id, url }: EndpointRow): Promise<void> => {
      secret.prepare();
      const title = t.rotateTitle({ host: hostOf(url) });
      const question = { title, body: t.rotateBody, confirmLabel: t.rotate, isDestructive: false };
      if (!(await confirm(question))) return;
      const done = await announce(() => rotate.trigger({ path: { id } }), { failed: t.rotateFailed });
      if (!done) return;
      report("secretRotated", id);
      await questionLeft();
      secret.show({ title: t.rotatedTitle, secret: done.result.secret, note: t.secretNote });
    },

    /** Deletes the endpoint. Its form or log closes once that is done. */
    delete: async ({ id, url }: EndpointRow): Promise<void> => {
      const title = t.deleteTitle({ host: hostOf(url) });
      if (!(await confirm({ title, body: t.deleteBody, confirmLabel: t.delete }))) return;
      const says = { done: t.deleted, failed: t.deleteFailed };
      if (!(await removal([id], () => remove.trigger({ path: { id } }), says))) return;
      model.surface.close();
      report("endpointDeleted", id);
    },
  };
}
