import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * When a link or a button has left with its page, focuses the content of the next one: Tab goes on from there. A control
 * that stays, such as a link of the navigation, keeps the focus.
 */
export function useFocusOnPage(): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // What closes returns the focus by itself, a frame after it has gone.
    requestAnimationFrame(() => requestAnimationFrame(focusContent));
  }, [pathname]);
}

function focusContent() {
  if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
}
