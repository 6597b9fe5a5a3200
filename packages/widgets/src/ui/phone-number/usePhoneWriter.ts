import { useSyncExternalStore } from "react";

import { groupedPhoneNumber } from "../../lib/groupedPhoneNumber.js";

/** Formats an E.164 number. */
export type Write = (e164: string) => string;

let write: Write = groupedPhoneNumber;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Formats an E.164 number as in its country: `+4722860144` → `+47 22 86 01 44`. The rules are loaded with the first
 * number that is shown, in parallel with the data; until then, and offline, digits are in groups of three.
 */
export function usePhoneWriter(): Write {
  return useSyncExternalStore(subscribe, read, readFirst);
}

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
