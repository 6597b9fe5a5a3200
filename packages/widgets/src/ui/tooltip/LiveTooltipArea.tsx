import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from "react";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { afterPointer, holdTooltip, isScrolledByFocus, releaseTooltip } from "./heldTooltip.js";
import { noLongerShown, showInstead } from "./shownTooltip.js";
import { TooltipBubble } from "./TooltipBubble.js";
import type { Answers } from "./useRelay.js";

const showAfterMs = 500;
const showAgainAfterMs = 150;

/** The tooltips of an area, once a pointer or the focus has come near. */
export function LiveTooltipArea({ answerWith }: { answerWith: (answers: Answers) => void }) {
  const [shown, setShown] = useState<{ text: string; isOpen: boolean; turn: number }>();
  const anchorRef = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { show, hide, hideOnScroll, handlers } = useMemo(() => {
    const self = {};
    const hideNow = () => {
      clearTimeout(timer.current);
      anchorRef.current = null;
      releaseTooltip(self);
      noLongerShown(hideNow);
      setShown((before) => before && { ...before, isOpen: false });
    };
    const showOn = (anchor: Element) => {
      const text = tipOf(anchor);
      if (text === undefined) return;
      showInstead(hideNow);
      anchorRef.current = anchor;
      setShown((before) => ({ text, isOpen: true, turn: (before?.turn ?? 0) + 1 }));
    };
    const approach = (target: EventTarget, delayMs: number) => {
      const anchor = anchorOf(target);
      if (anchor === anchorRef.current && anchor !== null) return;
      hideNow();
      if (!anchor) return;
      anchorRef.current = anchor;
      timer.current = setTimeout(() => showOn(anchor), delayMs);
    };
    return {
      show: showOn,
      hide: hideNow,
      /** If the focus scrolls its control, the tooltip appears again where the control then is. */
      hideOnScroll: () => {
        const anchor = anchorRef.current;
        if (!anchor || !isScrolledByFocus(self)) return hideNow();
        setShown((before) => before && { ...before, isOpen: false });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => showOn(anchor), showAgainAfterMs);
      },
      handlers: {
        onPointerOver: (event: PointerEvent) => {
          if (event.pointerType !== "touch") afterPointer(() => approach(event.target, showAfterMs), 0);
        },
        onPointerLeave: () => afterPointer(hideNow, 0),
        onPointerDown: ({ target, pointerType }: PointerEvent) => {
          const anchor = anchorOf(target);
          const isUnavailable = anchor?.querySelector("[aria-disabled]") ?? anchor?.matches("[aria-disabled]");
          hideNow();
          if (anchor && isUnavailable) showOn(anchor);
          else if (pointerType === "touch" && anchor) timer.current = setTimeout(() => showOn(anchor), showAfterMs);
        },
        onPointerUp: ({ pointerType }: PointerEvent) => {
          if (pointerType === "touch") clearTimeout(timer.current);
        },
        onPointerCancel: hideNow,
        onFocus: ({ target }: FocusEvent) => {
          if (!target.matches(":focus-visible")) return;
          approach(target, 0);
          if (anchorRef.current && tipOf(anchorRef.current) !== undefined) holdTooltip(self);
        },
        onBlur: ({ target }: FocusEvent) => {
          if (anchorRef.current?.contains(target)) hideNow();
        },
      },
    };
  }, []);

  const isOpen = shown?.isOpen ?? false;
  useEffect(() => hide, [hide]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        event.stopPropagation(); // the topmost layer is the tooltip: a dialog under it stays
        event.preventDefault();
      }
      hide();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [isOpen, hide]);

  useLayoutEffect(() => answerWith(handlers), [answerWith, handlers]);

  const state = useMemo(
    () => ({
      isOpen,
      shouldSkipAnimation: false,
      open: () => anchorRef.current && show(anchorRef.current),
      // react-aria closes it at once when its anchor is scrolled, and later when the pointer leaves the bubble.
      close: (immediate?: boolean) => (immediate ? hideOnScroll() : hide()),
    }),
    [isOpen, show, hide, hideOnScroll],
  );
  return (
    shown && (
      <TooltipBubble key={shown.turn} state={state} anchorRef={anchorRef}>
        {shown.text}
      </TooltipBubble>
    )
  );
}

function anchorOf(target: EventTarget): Element | null {
  if (!(target instanceof Element)) return null;
  // An explanation of an element has priority over its full text.
  return target.closest("[data-tip]") ?? target.closest("[data-truncate]");
}

function tipOf(anchor: Element): string | undefined {
  const own = anchor.getAttribute("data-tip");
  if (own !== null) return own;
  return anchor.scrollWidth > anchor.clientWidth ? (anchor.textContent ?? undefined) : undefined;
}
