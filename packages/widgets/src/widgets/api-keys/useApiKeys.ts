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

/** What the host tells the controller. */
export type ApiKeysOptions = ListOptions<ApiKeysView>;

/** All that the API keys draw from: whose they are, the keys, and what can be done with them. No message has a secret. */
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

    /** Makes a key and answers its secret, which is kept nowhere. Rejects with an ApiError. */
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

    /** Answers the new secret; undefined when it stays as it was. */
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

/** All that the view needs, as the controller answers it. */
export type ApiKeysModel = ReturnType<typeof useApiKeys>;
