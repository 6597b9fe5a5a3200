import { useState } from "react";

/** The value as it was while `isFresh` last held: what a drawer showed stays in it while it leaves. */
export function useKept<Value>(value: Value, isFresh: boolean): Value {
  const [kept, setKept] = useState(value);
  if (isFresh && kept !== value) setKept(value);
  return isFresh ? value : kept;
}
