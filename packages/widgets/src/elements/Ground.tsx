import { type ReactNode, useState } from "react";

import { useLayoutEffect } from "../lib/useLayoutEffect.js";
import { outside, usePageLook } from "../lib/usePageLook.js";
import { contrast } from "../theme/color.js";
import { hexIn } from "../theme/cssColor.js";
import { useTheme } from "../theme/index.js";
import { resolveScheme, schemeAround } from "../theme/scheme.js";
import { Root } from "./Ground.styles.js";

/** Contrast that text needs (WCAG 2, AA). */
const readable = 4.5;

/** Paints a ground of the widget's own where its text could not be read on the page's, as on a dark page without `scheme`. */
export function Ground({ children }: { children: ReactNode }) {
  const { text } = useTheme().colors;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const look = () => root && setNeeded(contrast(text, groundBehind(root)) < readable);
  useLayoutEffect(() => {
    look();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it looks at the page, which is no value of React's
  }, [root, text]);
  usePageLook(root, look);
  return (
    <Root ref={setRoot} part="ground" data-ground={isNeeded ? "" : undefined}>
      {children}
    </Root>
  );
}

/** How browsers write a background that is not there. */
const nothing = "rgba(0, 0, 0, 0)";

/** The colour behind an element, as `#rrggbb`: what the page paints, over what browsers paint where it paints nothing. */
function groundBehind(root: Element): string {
  const page = root.ownerDocument.documentElement;
  const painted: string[] = [];
  for (let around = outside(root); around; around = outside(around)) {
    const color = getComputedStyle(around).backgroundColor;
    if (color !== nothing) painted.push(color);
  }
  const canvas = resolveScheme(schemeAround(page)) === "dark" ? "#121212" : "#ffffff";
  return painted.reduceRight((ground, color) => hexIn(page, color, ground) ?? ground, canvas);
}
