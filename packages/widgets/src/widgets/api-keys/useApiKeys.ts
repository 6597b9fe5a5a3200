import { useListApiKeys } from "@callwright/sdk/hooks";

import { useDevelopers } from "../../companies/developers/useDevelopers.js";
import { useHost } from "../../lib/HostContext.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import { apiKeysView, toApiKeyRow, toQuery } from "./apiKeys.model.js";
import type { ApiKeyRow, ApiKeysEvent, ApiKeysView } from "./ApiKeys.types.js";
import { useKeyRequests } from "./useKeyRequests.js";

/** The options that the host passes to the controller. */
export type ApiKeysOptions = ListOptions<ApiKeysView>;

/** The controller of the widget: whose keys are shown, and the keys. No event contains a secret. */
export function useApiKeys(options: ApiKeysOptions) {
  const { onEvent } = useHost();
  const report = (type: ApiKeysEvent["type"], apiKeyId: string) =>
    onEvent?.({ widget: "api-keys", type, detail: { apiKeyId } });
  const page = useListPage(apiKeysView, options);
  const surface = useSurface<{ key: ApiKeyRow | undefined }>();
  const developers = useDevelopers(page.view.sellerCompanyId);
  const { profile, isStranger, companyId } = developers;

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

  return {
    ...page,
    ...list,
    developers,
    surface,
    openNew: () => surface.open({ key: undefined }),
    report,
    requests: useKeyRequests(),
  };
}

/** The data and actions that the controller returns to the view. */
export type ApiKeysModel = ReturnType<typeof useApiKeys>;
