import { useCallback, useSyncExternalStore } from "react";
import { useLocale } from "react-aria-components/I18nProvider";

import { groupedPhoneNumber } from "../../lib/groupedPhoneNumber.js";

type Write = (e164: string) => string;

let write: Write = groupedPhoneNumber;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Writes an E.164 number as its country does: `+4722860144` → `+47 22 86 01 44`. The rules of the world come with the first
 * number that is to be shown, beside the data; until then, and offline, it is grouped in threes.
 */
export function usePhoneWriter(): Write {
  return useSyncExternalStore(subscribe, read, readFirst);
}

/**
 * The same for a number inside a text. It is kept together from left to right, also where the text is read from the right.
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

const read = () => write;
const readFirst = () => groupedPhoneNumber;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= load();
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  try {
    ({ nationalPhoneNumber: write } = await import("./phoneGroups.js"));
    for (const listener of listeners) listener();
  } catch {
    loading = undefined; // tried again with the next number
  }
}
