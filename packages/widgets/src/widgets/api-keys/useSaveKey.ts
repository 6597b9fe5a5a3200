import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { ApiKeyFacts } from "./apiKeyForm.js";
import type { apiKeysMessages } from "./apiKeys.messages.js";
import type { ApiKeysModel } from "./useApiKeys.js";

/** The requests of a key's form. Both reject with an ApiError. */
export function useSaveKey(
  t: Messages<typeof apiKeysMessages>,
  { report, developers, requests }: Pick<ApiKeysModel, "report" | "developers" | "requests">,
) {
  const toast = useToast();
  return {
    /** Creates a key and returns its secret, which is not stored anywhere. */
    create: async (facts: ApiKeyFacts): Promise<string> => {
      const { apiKey, secret } = await requests.create.trigger({ body: { ...facts, ...developers.owner } });
      report("apiKeyCreated", apiKey.id);
      return secret;
    },

    save: async (id: string, changes: Partial<ApiKeyFacts>): Promise<void> => {
      if (Object.keys(changes).length > 0) await requests.rename.trigger({ path: { id }, body: changes });
      toast.success(t.saved);
      report("apiKeyChanged", id);
    },
  };
}
