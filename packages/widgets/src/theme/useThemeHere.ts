import { useState } from "react";

import { useLayoutEffect } from "../lib/useLayoutEffect.js";
import { usePageLook } from "../lib/usePageLook.js";
import type { Theme } from "./createTheme.js";

/** A theme as it is where it is used: colours that only the page knows, such as `var(--brand)`, follow the page. */
export function useThemeHere(theme: Theme | undefined, root: Element | null): Theme | undefined {
  const derive = theme?.in;
  const [here, setHere] = useState<{ of: Theme; theme: Theme }>();
  const [turn, setTurn] = useState(0);
  useLayoutEffect(() => {
    if (theme && derive && root) setHere({ of: theme, theme: derive(root) });
  }, [theme, derive, root, turn]);
  usePageLook(derive ? root : null, () => setTurn((before) => before + 1));
  return here && here.of === theme ? here.theme : theme;
}
