import type { ApiError } from "@callwright/sdk";
import {
  useCreateApiKey,
  useListApiKeys,
  useRenameApiKey,
  useRevokeApiKey,
  useRotateApiKey,
} from "@callwright/sdk/hooks";
import { useMemo } from "react";

import { useDevelopers } from "../../companies/developers/useDevelopers.js";
import { useHost } from "../../lib/HostContext.js";
import { useSurface } from "../../lib/useSurface.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { type RecordListState, useRecordList } from "../../records/useRecordList.js";
import type { ApiKeyFacts } from "./apiKeyForm.js";
import { changeView, readView, toApiKeyRow, toQuery, viewChanges } from "./apiKeys.model.js";
import type { ApiKeyRow, ApiKeysEvent, ApiKeysView } from "./ApiKeys.types.js";

/** What the host tells the controller. */
export interface ApiKeysOptions {
  initialView?: Partial<ApiKeysView> | undefined;
  onViewChange?: OnViewChange<ApiKeysView> | undefined;
}

/** Says what came of what somebody did. */
export interface ApiKeysVoice {
  saved: () => void;
  revoked: () => void;
  rotateFailed: (error: ApiError) => void;
  revokeFailed: (error: ApiError) => void;
}

const viewRules: ViewRules<ApiKeysView> = { read: readView, changes: viewChanges, change: changeView };
const nothingLeaves: ReadonlySet<string> = new Set();

/** What is kept of the list for the next time. */
const keptView: KeptView<ApiKeysView> = { list: "api-keys", keys: ["perPage", "sortBy"] };

/** All that the API keys draw from: whose they are, the keys, and what can be done with them. */
export function useApiKeys(options: ApiKeysOptions, voice: ApiKeysVoice) {
  const { onEvent } = useHost();
  const report = (type: ApiKeysEvent["type"], apiKeyId: string) =>
    onEvent?.({ widget: "api-keys", type, detail: { apiKeyId } });
  const [view, change] = useWidgetView(viewRules, options.initialView, options.onViewChange, keptView);
  const surface = useSurface<{ key: ApiKeyRow | undefined }>();
  const developers = useDevelopers(view.sellerCompanyId);
  const { profile, owner, isStranger } = developers;

  const query = developers.query && toQuery(view, developers.query);
  const { state, items, totalCount } = useRecordList({
    list: useListApiKeys(query ? { query } : null),
    query,
    view,
    change,
    profile,
    isFiltered: false,
    deleting: nothingLeaves,
  });
  const rows = useMemo(() => items.map(toApiKeyRow), [items]);
  const create = useCreateApiKey();
  const rename = useRenameApiKey();
  const rotate = useRotateApiKey();
  const revoke = useRevokeApiKey();

  return {
    view,
    change,
    developers,
    state: isStranger ? ({ status: "forbidden" } satisfies RecordListState) : state,
    rows,
    totalCount: isStranger ? undefined : totalCount,
    surface,

    /** Makes a key and answers its secret, which is kept nowhere. Rejects with an ApiError. */
    create: async (facts: ApiKeyFacts): Promise<string> => {
      const { apiKey, secret } = await create.trigger({ body: { ...facts, ...owner } });
      report("apiKeyCreated", apiKey.id);
      return secret;
    },

    /** Rejects with an ApiError. */
    save: async (id: string, facts: ApiKeyFacts): Promise<void> => {
      await rename.trigger({ path: { id }, body: facts });
      voice.saved();
      report("apiKeyChanged", id);
    },

    /** Answers the new secret; undefined when it stays as it was. */
    rotate: async (id: string): Promise<string | undefined> => {
      try {
        const { secret } = await rotate.trigger({ path: { id } });
        report("apiKeyRotated", id);
        return secret;
      } catch (error) {
        voice.rotateFailed(error as ApiError);
        return undefined;
      }
    },

    revoke: async (id: string): Promise<void> => {
      try {
        await revoke.trigger({ path: { id } });
        voice.revoked();
        report("apiKeyRevoked", id);
      } catch (error) {
        voice.revokeFailed(error as ApiError);
      }
    },
  };
}

/** All that the view needs, as the controller answers it. */
export type ApiKeysModel = ReturnType<typeof useApiKeys>;
