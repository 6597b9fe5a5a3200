import { forwardRef } from "react";

import { type MessageOverrides, useMessages } from "../../i18n/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { numbersMessages } from "./numbers.messages.js";
import { NumbersList } from "./Numbers.view.js";
import { type NumbersOptions, useNumbers } from "./useNumbers.js";

/** Texts of {@link Numbers} said differently. */
export type NumbersMessages = MessageOverrides<typeof numbersMessages>;

/** Props of {@link Numbers}. */
export interface NumbersProps extends NumbersOptions {
  /** What to look at first, e.g. from an address. Values that make no sense are ignored. */
  initialView?: NumbersOptions["initialView"];
  /** Told what is looked at on every change: what differs from the usual. Give it back as `initialView`. */
  onViewChange?: NumbersOptions["onViewChange"];
  /** A number was bought. */
  onNumberPurchased?: NumbersOptions["onNumberPurchased"];
  /** Leads to where the balance can be topped up. Without it a low balance offers only the way back. */
  onAddBalance?: (() => void) | undefined;
  /** 1 where the widget is the page, 2 among others. @default 2 */
  headingLevel?: 1 | 2 | 3;
  messages?: NumbersMessages;
  className?: string;
}

/**
 * The phone numbers that a seller's company calls from: which one is the default, and buying another in three steps.
 *
 * @example
 * <Numbers initialView={search} onViewChange={(search) => navigate({ search })} onAddBalance={() => navigate("/company/plans")} />
 */
export const Numbers = /* @__PURE__ */ forwardRef<WidgetHandle, NumbersProps>(function Numbers(
  { className, ...props },
  ref,
) {
  return (
    <WidgetRoot name="numbers" texts={numbersMessages} className={className} handle={ref}>
      <ControlledNumbers {...props} />
    </WidgetRoot>
  );
});

/** Below the root, so that what breaks here is caught there. */
function ControlledNumbers({ messages, headingLevel, onAddBalance, ...options }: Omit<NumbersProps, "className">) {
  const t = useMessages(numbersMessages, messages);
  const model = useNumbers(options, t);
  return <NumbersList t={t} model={model} headingLevel={headingLevel} onAddBalance={onAddBalance} />;
}
