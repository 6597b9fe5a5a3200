import type { CallNumbers } from "@callwright/sdk/contract";
import { useGetCallNumbers } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useClock } from "../../../lib/clock.js";
import { useNow } from "../../../lib/useNow.js";
import { daysOf, mistakeIn, queryOf, type OwnDays, type RangeName } from "./numbers.model.js";

const MINUTE_MS = 60_000;

/** Loads the numbers of the chosen range. While another range is loading, the former numbers stay. */
export function useNumbers(sellerCompanyId: string | undefined) {
  const clock = useClock();
  const now = useNow(MINUTE_MS);
  const [range, setRange] = useState<RangeName>("month");
  const [own, setOwn] = useState<OwnDays>({ from: null, to: null });
  const [known, setKnown] = useState<CallNumbers>();
  const mistake = range === "own" ? mistakeIn(own) : undefined;
  const isTyping = range === "own" && (own.from === null || own.to === null);
  const days = queryOf(range, own, now, known?.timeZone ?? clock.timeZone);
  const scope = sellerCompanyId === undefined ? {} : { sellerCompanyId };
  const isAsked = mistake === undefined && !isTyping;
  const { data, error, isLoading, mutate } = useGetCallNumbers(isAsked ? { query: { ...days, ...scope } } : null);
  if (data && data !== known) setKnown(data);
  const failure = isAsked && !isLoading && error !== undefined ? error : undefined;
  return {
    range,
    own,
    mistake,
    /** The numbers that were loaded last. */
    numbers: data ?? known,
    /** Whether the numbers may belong to a range other than the chosen one. */
    isBehind: isLoading || !isAsked,
    error: failure && { message: failure.problem?.message, retry: () => void mutate() },
    setOwn,
    /** A custom range starts as the days that are shown. */
    setRange: (next: RangeName) => {
      if (next === "own" && known) setOwn(daysOf(known));
      setRange(next);
    },
  };
}

/** The data and actions of the section. */
export type NumbersModel = ReturnType<typeof useNumbers>;
