import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstApiKeysMessages } from "./apiKeys.firstTexts.js";
import type { apiKeysMessages } from "./apiKeys.messages.js";
import { ApiKeysList } from "./ApiKeys.view.js";
import { type ApiKeysOptions, useApiKeys } from "./useApiKeys.js";

/** Texts that replace the default ones of {@link ApiKeys}. */
export type ApiKeysMessages = MessageOverrides<typeof apiKeysMessages>;

/** Props of {@link ApiKeys}. */
export interface ApiKeysProps extends ApiKeysOptions, WidgetFrameProps {
  /** The URL of your documentation of API keys. If omitted, no link is shown. */
  docsHref?: string | undefined;
  messages?: ApiKeysMessages;
}

/**
 * The API keys with which a company's servers create embed sessions: forms to create a key, whose secret is shown only
 * once, to change its allowed origins, to rotate its secret and to revoke it. Sellers see those of their company;
 * managers see those of the company they choose.
 *
 * @example
 * <ApiKeys initialView={search} onViewChange={(search) => navigate({ search })} docsHref="/docs" />
 */
export const ApiKeys = /* @__PURE__ */ defineWidget(
  { name: "api-keys", texts: firstApiKeysMessages },
  function ApiKeys({ headingLevel, docsHref, ...options }: ApiKeysProps, t) {
    const model = useApiKeys(options);
    return <ApiKeysList t={t} model={model} headingLevel={headingLevel} docsHref={docsHref} />;
  },
);
