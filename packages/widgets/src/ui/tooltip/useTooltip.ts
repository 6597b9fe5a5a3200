import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { TooltipTriggerState } from "react-aria-components/Tooltip";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { afterPointer, holdTooltip, isScrolledByFocus, releaseTooltip } from "./heldTooltip.js";
import { noLongerShown, showInstead, wasJustShown } from "./shownTooltip.js";

const showAfterMs = 500;
const hideAfterMs = 150;

interface TooltipBehaviour {
  state: TooltipTriggerState;
  /** False until it first opens, so that a closed tooltip only consists of a span. */
  wasOpened: boolean;
  triggerProps: {
    onPointerOver: (event: PointerEvent) => void;
    onPointerOut: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  /** The element next to which the bubble appears; the span around the trigger has no box of its own. */
  anchorRef: RefObject<Element | null>;
}

/**
 * When a tooltip opens and closes. The trigger's events are received by the span around it, so the trigger can be any
 * element.
 */
export function useTooltip(spanRef: RefObject<HTMLSpanElement | null>, isEnabled: boolean): TooltipBehaviour {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchorRef = useRef<Element>(null);
  // Called when it is about to open, because the text may only be known then.
  const isEnabledNow = useRef(isEnabled);
  useLayoutEffect(() => {
    isEnabledNow.current = isEnabled;
  }, [isEnabled]);

  const { open, openOnFocus, close, closeOnScroll } = useMemo(() => {
    const self = {};
    const hide = () => {
      clearTimeout(timer.current);
      setIsOpen(false);
      releaseTooltip(self);
      noLongerShown(hide);
    };
    const show = () => {
      clearTimeout(timer.current);
      if (!isEnabledNow.current) return;
      showInstead(hide);
      anchorRef.current = firstBox(spanRef.current);
      setWasOpened(true);
      setIsOpen(true);
    };
    const later = (act: () => void, ms: number) => {
      clearTimeout(timer.current);
      timer.current = afterPointer(act, ms);
    };
    return {
      open: (immediate = false) => (immediate ? show() : later(show, wasJustShown() ? 0 : showAfterMs)),
      openOnFocus: () => {
        show();
        holdTooltip(self);
      },
      close: (immediate = false) => (immediate ? hide() : later(hide, hideAfterMs)),
      /** If the focus scrolls its control, the tooltip appears again where the control then is. */
      closeOnScroll: () => {
        if (!isScrolledByFocus(self)) return hide();
        setIsOpen(false);
        clearTimeout(timer.current);
        timer.current = setTimeout(show, hideAfterMs);
      },
    };
  }, [spanRef]);

  useEffect(() => () => close(true), [close]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation(); // the topmost layer is the tooltip: a dialog under it stays
      event.preventDefault();
      close(true);
    };
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (spanRef.current && !event.composedPath().includes(spanRef.current)) close(true);
    };
    document.addEventListener("keydown", onKeyDown, true);
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      document.removeEventListener("pointerdown", onPointerDown, true);
    };
  }, [isOpen, close, spanRef]);

  const triggerProps = useMemo(() => {
    const isInside = (target: EventTarget | null) => target instanceof Node && spanRef.current?.contains(target);
    const hold = (target: EventTarget) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true })); // holding explains, it does not press
        open(true);
      }, showAfterMs);
    };
    return {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && isInside(event.target) && !isInside(event.relatedTarget)) open();
      },
      onPointerOut: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && !isInside(event.relatedTarget)) close();
      },
      onPointerDown: (event: PointerEvent) => {
        if (!isEnabled || !isInside(event.target)) return;
        if (isUnavailable(event.target)) open(true);
        else if (event.pointerType === "touch") hold(event.target);
        else close(true);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isUnavailable(event.target)) close(true);
      },
      onFocus: (event: FocusEvent) => {
        if (isEnabled && isInside(event.target) && event.target.matches(":focus-visible")) openOnFocus();
      },
      onBlur: () => close(true),
    };
  }, [spanRef, isEnabled, open, openOnFocus, close]);

  const state = useMemo(
    () => ({
      isOpen,
      shouldSkipAnimation: false,
      open,
      // react-aria closes it at once when its trigger is scrolled, and later when the pointer leaves the bubble.
      close: (immediate?: boolean) => (immediate ? closeOnScroll() : close()),
    }),
    [isOpen, open, close, closeOnScroll],
  );
  return { state, wasOpened, triggerProps, anchorRef };
}

function isUnavailable(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[aria-disabled="true"]') !== null;
}

/** The trigger may be a button inside another tooltip's span, and such a span has no box. */
function firstBox(element: Element | null | undefined): Element | null {
  if (!element || element.getClientRects().length > 0) return element ?? null;
  return firstBox(element.firstElementChild);
}
