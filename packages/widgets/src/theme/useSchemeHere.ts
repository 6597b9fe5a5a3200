import { useState } from "react";

import { useLayoutEffect } from "../lib/useLayoutEffect.js";
import { outside, usePageLook } from "../lib/usePageLook.js";
import { type Scheme, schemeAround } from "./scheme.js";

/** The scheme that is asked for; for `inherit` what the page says around a place, also when that changes. */
export function useSchemeHere(
  scheme: Scheme | undefined,
  root: Element | null,
): Exclude<Scheme, "inherit"> | undefined {
  const isInherited = scheme === "inherit";
  const [around, setAround] = useState<"light" | "dark" | "auto">("light");
  const look = () => setAround(schemeAround(root ? outside(root) : undefined));
  useLayoutEffect(() => {
    if (isInherited) look();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it looks at the page, which is no value of React's
  }, [isInherited, root]);
  usePageLook(isInherited ? root : null, look);
  return isInherited ? around : scheme;
}
