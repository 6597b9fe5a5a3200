import { useCallback } from "react";

import { useLocale } from "../../i18n/index.js";
import { usePhoneWriter, type Write } from "./usePhoneWriter.js";

/**
 * Formats an E.164 number inside a text, like `usePhoneWriter`. It is kept together from left to right, even in
 * right-to-left text.
 *
 * @example
 * const phone = usePhoneText();
 * t.from({ number: phone(number) })
 */
export function usePhoneText(): Write {
  const write = usePhoneWriter();
  const isolates = useLocale().direction === "rtl";
  return useCallback(
    (e164) => (isolates ? leftToRight + write(e164) + endOfDirection : write(e164)),
    [write, isolates],
  );
}

/** Unicode's isolates: they have no width, and replace `<bdi>` in plain text. */
const leftToRight = "\u2066";
const endOfDirection = "\u2069";
