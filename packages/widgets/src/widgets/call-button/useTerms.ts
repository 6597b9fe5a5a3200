import type { CallTarget } from "../../calls/start/callTarget.js";
import { useCallRate } from "../../calls/start/useCallRate.js";
import { useDefaultNumbers } from "../../calls/start/useDefaultNumbers.js";

/** At what price and from which number a call would be made; read once somebody is about to call. */
export function useTerms({ sellerId, fromNumber }: Pick<CallTarget, "sellerId" | "fromNumber">) {
  const rate = useCallRate(sellerId);
  const defaultNumbers = useDefaultNumbers(true);
  return { rate, fromNumber: fromNumber ?? defaultNumbers.get(sellerId ?? "") };
}
