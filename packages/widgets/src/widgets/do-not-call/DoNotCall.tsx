import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstDoNotCallMessages } from "./doNotCall.firstTexts.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";
import { DoNotCallList } from "./DoNotCall.view.js";
import { type DoNotCallOptions, useDoNotCall } from "./useDoNotCall.js";

/** Texts that replace the default ones of {@link DoNotCall}. */
export type DoNotCallMessages = MessageOverrides<typeof doNotCallMessages>;

/** Props of {@link DoNotCall}. */
export interface DoNotCallProps extends DoNotCallOptions, WidgetFrameProps {
  messages?: DoNotCallMessages;
}

/**
 * The phone numbers that a company does not call, with the source and the date of each entry. Numbers can be added,
 * exported, and taken off the list with a reason, which is kept. Sellers see those of their company; managers see those
 * of all companies, and those that no company calls.
 *
 * @example
 * <DoNotCall initialView={search} onViewChange={(search) => navigate({ search })} />
 */
export const DoNotCall = /* @__PURE__ */ defineWidget(
  { name: "do-not-call", texts: firstDoNotCallMessages },
  function DoNotCall({ headingLevel, ...options }: DoNotCallProps, t) {
    const model = useDoNotCall(options, t);
    return <DoNotCallList t={t} model={model} headingLevel={headingLevel} />;
  },
);
