import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from "react";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { TooltipBubble } from "./TooltipBubble.js";
import type { Answers } from "./useRelay.js";

const showAfterMs = 500;

/** The tooltips of an area, once a pointer or the focus has come near. */
export function LiveTooltipArea({ answerWith }: { answerWith: (answers: Answers) => void }) {
  const [shown, setShown] = useState<{ text: string; isOpen: boolean; turn: number }>();
  const anchorRef = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { show, hide, handlers } = useMemo(() => {
    const hideNow = () => {
      clearTimeout(timer.current);
      anchorRef.current = null;
      setShown((before) => before && { ...before, isOpen: false });
    };
    const showOn = (anchor: Element) => {
      const text = tipOf(anchor);
      if (text === undefined) return;
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
      handlers: {
        onPointerOver: (event: PointerEvent) => {
          if (event.pointerType !== "touch") approach(event.target, showAfterMs);
        },
        onPointerLeave: hideNow,
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
          if (target.matches(":focus-visible")) approach(target, 0);
        },
        onBlur: ({ target }: FocusEvent) => {
          if (anchorRef.current?.contains(target)) hideNow();
        },
      },
    };
  }, []);

  const isOpen = shown?.isOpen ?? false;
  useEffect(() => () => clearTimeout(timer.current), []);
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
      close: hide,
    }),
    [isOpen, show, hide],
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
