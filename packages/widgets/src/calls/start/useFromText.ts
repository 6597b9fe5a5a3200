import { useMessages } from "../../i18n/index.js";
import { usePhoneText } from "../../ui/phone-number/index.js";
import { callFormMessages } from "./callForm.messages.js";
import type { CallCheckState } from "./useCallCheck.js";

/**
 * The number or numbers from which calls would be made, according to the server: `From +90 212 555 01 20`,
 * `From 3 numbers`. Undefined until the server has responded.
 *
 * @param itemIds the checked items that are to be called.
 */
export function useFromText(check: CallCheckState, itemIds: readonly string[]): string | undefined {
  const t = useMessages(callFormMessages);
  const phone = usePhoneText();
  if (check.status !== "ready") return undefined;
  const called = check.check.items.filter(({ phoneBookId }) => itemIds.includes(phoneBookId));
  const [only, ...others] = new Set(called.map(({ fromNumber }) => fromNumber));
  if (others.length > 0) return t.from({ number: t.manyNumbers({ count: others.length + 1 }) });
  return only ? t.from({ number: phone(only) }) : t.fromDefault;
}
