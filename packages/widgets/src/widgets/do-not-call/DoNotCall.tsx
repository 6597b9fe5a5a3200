import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { doNotCallMessages } from "./doNotCall.messages.js";
import { DoNotCallList } from "./DoNotCall.view.js";
import { type DoNotCallOptions, useDoNotCall } from "./useDoNotCall.js";

/** Texts that replace the default ones of {@link DoNotCall}. */
export type DoNotCallMessages = MessageOverrides<typeof doNotCallMessages>;

/** Props of {@link DoNotCall}. */
export interface DoNotCallProps extends DoNotCallOptions {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  initialView?: DoNotCallOptions["initialView"];
  /**
   * Called on every change of the view, with the values that differ from the defaults. Pass them back as `initialView`
   * to restore the view.
   */
  onViewChange?: DoNotCallOptions["onViewChange"];
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  messages?: DoNotCallMessages;
  className?: string;
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
