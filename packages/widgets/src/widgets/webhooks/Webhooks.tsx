import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { webhooksMessages } from "./webhooks.messages.js";
import { WebhooksList } from "./Webhooks.view.js";
import { useWebhooks, type WebhooksOptions } from "./useWebhooks.js";

/** Texts of {@link Webhooks} said differently. */
export type WebhooksMessages = MessageOverrides<typeof webhooksMessages>;

/** Props of {@link Webhooks}. */
export interface WebhooksProps extends WebhooksOptions {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: WebhooksOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: WebhooksOptions["onViewChange"];
  /** Where it is told what messages say and how they are signed. Without it nothing leads there. */
  docsHref?: string | undefined;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: WebhooksMessages;
  className?: string;
}

/**
 * The addresses of a company's own servers that are told what happens: adding one, whose secret is shown this once, what it
 * is told, and a log of what was sent to it, from which a message can be sent again. Sellers see their company's; managers
 * those of the company they choose. It follows what is being sent.
 *
 * @example
 * <Webhooks initialView={search} onViewChange={(search) => navigate({ search })} docsHref="/docs" />
 */
export const Webhooks = /* @__PURE__ */ forwardRef<WidgetHandle, WebhooksProps>(function Webhooks(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="webhooks" texts={webhooksMessages} className={className} handle={ref}>
      <ControlledWebhooks {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledWebhooks({ messages, headingLevel, docsHref, ...options }: Omit<WebhooksProps, "className">) {
  const t = useMessages(webhooksMessages, messages);
  const model = useWebhooks(options, t);
  return <WebhooksList t={t} model={model} headingLevel={headingLevel} docsHref={docsHref} />;
}
