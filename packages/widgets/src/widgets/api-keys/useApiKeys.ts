import {
  useCreateApiKey,
  useListApiKeys,
  useRenameApiKey,
  useRevokeApiKey,
  useRotateApiKey,
} from "@callwright/sdk/hooks";

import { useDevelopers } from "../../companies/developers/useDevelopers.js";
import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import { useToast } from "../../ui/toast/index.js";
import type { ApiKeyFacts } from "./apiKeyForm.js";
import type { apiKeysMessages } from "./apiKeys.messages.js";
import { apiKeysView, toApiKeyRow, toQuery } from "./apiKeys.model.js";
import type { ApiKeyRow, ApiKeysEvent, ApiKeysView } from "./ApiKeys.types.js";

/** The options that the host passes to the controller. */
export type ApiKeysOptions = ListOptions<ApiKeysView>;

/**
 * The controller of the widget: whose keys are shown, the keys, and the actions on them. Neither announcements nor
 * events contain a secret.
 */
export function useApiKeys(options: ApiKeysOptions, t: Messages<typeof apiKeysMessages>) {
  const toast = useToast();
  const announce = useAnnounce();
  const { onEvent } = useHost();
  const report = (type: ApiKeysEvent["type"], apiKeyId: string) =>
    onEvent?.({ widget: "api-keys", type, detail: { apiKeyId } });
  const page = useListPage(apiKeysView, options);
  const surface = useSurface<{ key: ApiKeyRow | undefined }>();
  const developers = useDevelopers(page.view.sellerCompanyId);
  const { profile, owner, isStranger, companyId } = developers;

  const query = developers.query && toQuery(page.view, developers.query);
  const read = useListApiKeys(query ? { query } : null);
  const list = useRecordList({
    page,
    list: read,
    query,
    profile,
    isForbidden: isStranger,
    owner: companyId,
    toRow: toApiKeyRow,
  });
  const create = useCreateApiKey();
  const rename = useRenameApiKey();
  const rotate = useRotateApiKey();
  const revoke = useRevokeApiKey();

  return {
    ...page,
    ...list,
    developers,
    surface,
    openNew: () => surface.open({ key: undefined }),

    /** Creates a key and returns its secret, which is not stored anywhere. Rejects with an ApiError. */
    create: async (facts: ApiKeyFacts): Promise<string> => {
      const { apiKey, secret } = await create.trigger({ body: { ...facts, ...owner } });
      report("apiKeyCreated", apiKey.id);
      return secret;
    },

    /** Rejects with an ApiError. */
    save: async (id: string, facts: ApiKeyFacts): Promise<void> => {
      await rename.trigger({ path: { id }, body: facts });
      toast.success(t.saved);
      report("apiKeyChanged", id);
    },

    /** Returns the new secret; undefined if the rotation failed, so that the old secret still works. */
    rotate: async (id: string): Promise<string | undefined> => {
      const done = await announce(() => rotate.trigger({ path: { id } }), { failed: t.rotateFailed });
      if (done) report("apiKeyRotated", id);
      return done?.result.secret;
    },

    revoke: async (id: string): Promise<void> => {
      const says = { done: t.revokedDone, failed: t.revokeFailed };
      if (await announce(() => revoke.trigger({ path: { id } }), says)) report("apiKeyRevoked", id);
    },
  };
}

/** The data and actions that the controller returns to the view. */
export type ApiKeysModel = ReturnType<typeof useApiKeys>;
