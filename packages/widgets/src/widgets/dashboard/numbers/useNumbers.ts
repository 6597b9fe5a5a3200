import type { CallNumbers } from "@callwright/sdk/contract";
import { useGetCallNumbers } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useClock, useNow } from "../../../lib/clock.js";
import { daysOf, mistakeIn, queryOf, type OwnDays, type RangeName } from "./numbers.model.js";

const MINUTE_MS = 60_000;

/** The numbers of a range that somebody chooses; while another one is on its way, the former stays. */
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
    /** The last that came. */
    numbers: data ?? known,
    /** Whether they are of another range than the chosen one. */
    isBehind: isLoading || !isAsked,
    error: failure && { message: failure.problem?.message, retry: () => void mutate() },
    setOwn,
    /** Own dates begin with what is shown. */
    setRange: (next: RangeName) => {
      if (next === "own" && known) setOwn(daysOf(known));
      setRange(next);
    },
  };
}

/** What the section draws from. */
export type NumbersModel = ReturnType<typeof useNumbers>;
