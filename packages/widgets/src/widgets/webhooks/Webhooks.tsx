import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import type { webhooksMessages } from "./webhooks.messages.js";
import { WebhooksList } from "./Webhooks.view.js";
import { useWebhooks, type WebhooksOptions } from "./useWebhooks.js";

/** Texts that replace the default ones of {@link Webhooks}. */
export type WebhooksMessages = MessageOverrides<typeof webhooksMessages>;

/** Props of {@link Webhooks}. */
export interface WebhooksProps extends WebhooksOptions, WidgetFrameProps {
  /** The URL of your documentation of webhook messages and their signatures. If omitted, no link is shown. */
  docsHref?: string | undefined;
  messages?: WebhooksMessages;
}

/**
 * The webhook endpoints of a company: forms to add an endpoint, whose secret is shown only once, and to choose its
 * events, and a log of its deliveries, in which a message can be resent. Sellers see those of their company; managers
 * see those of the company they choose. Deliveries are updated live.
 *
 * @example
 * <Webhooks initialView={search} onViewChange={(search) => navigate({ search })} docsHref="/docs" />
 */
export const Webhooks = /* @__PURE__ */ defineWidget(
  { name: "webhooks", texts: firstWebhooksMessages },
  function Webhooks({ headingLevel, docsHref, ...options }: WebhooksProps, t) {
    const model = useWebhooks(options);
    return <WebhooksList t={t} model={model} headingLevel={headingLevel} docsHref={docsHref} />;
  },
);
