import { useState } from "react";

/** The value when `isFresh` was last true: the content of a drawer stays while it closes. */
export function useKept<Value>(value: Value, isFresh: boolean): Value {
  const [kept, setKept] = useState(value);
  if (isFresh && kept !== value) setKept(value);
  return isFresh ? value : kept;
}
