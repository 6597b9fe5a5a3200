import { useMessages } from "../../i18n/index.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import { callFormMessages } from "./callForm.messages.js";
import type { CallTarget } from "./callTarget.js";

/** The number or numbers that calls come from: `From +90 212 555 01 20`, `From 3 numbers`. */
export function useFromText(targets: readonly Pick<CallTarget, "fromNumber">[]): string {
  const t = useMessages(callFormMessages);
  const phone = usePhoneText();
  const numbers = [...new Set(targets.map(({ fromNumber }) => fromNumber))];
  const [only, ...others] = numbers;
  if (others.length > 0) return t.from({ number: t.manyNumbers({ count: numbers.length }) });
  return only === undefined ? t.fromDefault : t.from({ number: phone(only) });
}
