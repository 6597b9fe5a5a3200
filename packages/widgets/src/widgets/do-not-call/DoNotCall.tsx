import { forwardRef } from "react";

import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { doNotCallMessages } from "./doNotCall.messages.js";
import { DoNotCallList } from "./DoNotCall.view.js";
import { type DoNotCallOptions, useDoNotCall } from "./useDoNotCall.js";

/** Texts that replace the default ones of {@link DoNotCall}. */
export type DoNotCallMessages = MessageOverrides<typeof doNotCallMessages>;

/** Props of {@link DoNotCall}. */
export interface DoNotCallProps extends DoNotCallOptions, WidgetFrameProps {
  messages?: DoNotCallMessages;
}

/**
 * The telephone numbers that a company does not call, with the source and the date of each entry. Numbers can be added,
 * exported, and taken off the list with a reason, which is kept. Sellers see those of their company; managers see those
 * of all companies, and those that no company calls.
 *
 * @example
 * <DoNotCall initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const DoNotCall = /* @__PURE__ */ forwardRef<WidgetHandle, DoNotCallProps>(function DoNotCall(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="do-not-call" texts={doNotCallMessages} className={className} handle={ref}>
      <ControlledDoNotCall {...props} />
    </WidgetRoot>
  );
});

/** Rendered inside the root, which catches its errors. */
function ControlledDoNotCall({ messages, headingLevel, ...options }: Omit<DoNotCallProps, "className">) {
  const t = useMessages(doNotCallMessages, messages);
  const model = useDoNotCall(options, t);
  return <DoNotCallList t={t} model={model} headingLevel={headingLevel} />;
}
