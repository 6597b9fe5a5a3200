import { useSyncExternalStore } from "react";

import { groupedPhoneNumber } from "../../lib/groupedPhoneNumber.js";

/** Writes an E.164 number. */
export type Write = (e164: string) => string;

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
