import { forwardRef, useMemo } from "react";

import { type MessageOverrides, type Messages, useMessages } from "../../i18n/index.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { WidgetHandle } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "../../ui/widget-root/index.js";
import { numbersMessages } from "./numbers.messages.js";
import { NumbersList } from "./Numbers.view.js";
import { type NumbersOptions, type NumbersVoice, useNumbers } from "./useNumbers.js";

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
  const model = useNumbers(options, useNumbersVoice(t));
  return <NumbersList t={t} model={model} headingLevel={headingLevel} onAddBalance={onAddBalance} />;
}

/** What is said about numbers, as toasts in the reader's words. */
function useNumbersVoice(t: Messages<typeof numbersMessages>): NumbersVoice {
  const toast = useToast();
  const phone = usePhoneText();
  return useMemo(
    () => ({
      bought: () => void toast.success(t.bought),
      defaultChanged: (now, before) =>
        void toast.success(now === undefined ? t.defaultNone : t.defaultNow({ number: phone(now) }), {
          body: now !== undefined && before !== undefined ? t.defaultBefore({ number: phone(before) }) : undefined,
        }),
      defaultFailed: (error) => void toast.failed(error, t.defaultFailed),
    }),
    [toast, phone, t],
  );
}
