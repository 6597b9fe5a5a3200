import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstNumbersMessages } from "./numbers.firstTexts.js";
import type { numbersMessages } from "./numbers.messages.js";
import { NumbersList } from "./Numbers.view.js";
import { type NumbersOptions, useNumbers } from "./useNumbers.js";

/** Texts that replace the default ones of {@link Numbers}. */
export type NumbersMessages = MessageOverrides<typeof numbersMessages>;

/** Props of {@link Numbers}. */
export interface NumbersProps extends NumbersOptions, WidgetFrameProps {
  /** Called when a phone number has been purchased. */
  onNumberPurchased?: NumbersOptions["onNumberPurchased"];
  /** Called when a person with a low balance wants to add to it. If omitted, they can only go back. */
  onAddBalance?: (() => void) | undefined;
  messages?: NumbersMessages;
}

/**
 * The phone numbers that a seller's company calls from: choosing the default number, and purchasing another one in
 * three steps.
 *
 * @example
 * <Numbers initialView={search} onViewChange={(search) => navigate({ search })} onAddBalance={() => navigate("/company/plans")} />
 */
export const Numbers = /* @__PURE__ */ defineWidget(
  { name: "numbers", texts: firstNumbersMessages },
  function Numbers({ headingLevel, onAddBalance, ...options }: NumbersProps, t) {
    const model = useNumbers(options, t);
    return <NumbersList t={t} model={model} headingLevel={headingLevel} onAddBalance={onAddBalance} />;
  },
);
