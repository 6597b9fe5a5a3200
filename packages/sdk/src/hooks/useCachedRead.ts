"use client";

import { useMemo, useState, useSyncExternalStore } from "react";

import type { CachedRead, ReadState } from "./CachedRead.js";
import { ReadView } from "./ReadView.js";

/** The present state of a read, and what the component has seen of it and of those before it. */
export function useCachedRead<Data>(
  read: CachedRead<Data> | undefined,
): [state: ReadState<Data>, view: ReadView<Data>] {
  const [view] = useState(() => new ReadView<Data>());
  const { subscribe, now, first } = useMemo(() => view.sourceOf(read), [view, read]);
  return [useSyncExternalStore(subscribe, now, first), view];
}
