import { useCallback } from "react";

import { useLocale } from "../../i18n/index.js";
import { usePhoneWriter, type Write } from "./usePhoneWriter.js";

/**
 * Writes an E.164 number inside a text, as `usePhoneWriter` does. It is kept together from left to right, also where the text is
 * read from the right.
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

/** Unicode's isolates: they have no width, and stand for `<bdi>` where there is only text. */
const leftToRight = "\u2066";
const endOfDirection = "\u2069";
