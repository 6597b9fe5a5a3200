import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { apiKeysMessages } from "./apiKeys.messages.js";
import { ApiKeysList } from "./ApiKeys.view.js";
import { type ApiKeysOptions, useApiKeys } from "./useApiKeys.js";

/** Texts of {@link ApiKeys} said differently. */
export type ApiKeysMessages = MessageOverrides<typeof apiKeysMessages>;

/** Props of {@link ApiKeys}. */
export interface ApiKeysProps extends ApiKeysOptions {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: ApiKeysOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: ApiKeysOptions["onViewChange"];
  /** Where it is told what keys are for. Without it nothing leads there. */
  docsHref?: string | undefined;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: ApiKeysMessages;
  className?: string;
}

/**
 * The API keys with which a company's own servers open embed sessions: making one, whose secret is shown this once, its
 * origins, a new secret, and its end. Sellers see their company's; managers those of the company they choose.
 *
 * @example
 * <ApiKeys initialView={search} onViewChange={(search) => navigate({ search })} docsHref="/docs" />
 */
export const ApiKeys = /* @__PURE__ */ forwardRef<WidgetHandle, ApiKeysProps>(function ApiKeys(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="api-keys" texts={apiKeysMessages} className={className} handle={ref}>
      <ControlledApiKeys {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledApiKeys({ messages, headingLevel, docsHref, ...options }: Omit<ApiKeysProps, "className">) {
  const t = useMessages(apiKeysMessages, messages);
  const model = useApiKeys(options, t);
  return <ApiKeysList t={t} model={model} headingLevel={headingLevel} docsHref={docsHref} />;
}
