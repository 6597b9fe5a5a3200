import {
  cloneElement,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from "react";

import { LazyBubble } from "./LazyBubble.js";
import { Tooltip } from "./Tooltip.js";
import { Trigger } from "./Tooltip.styles.js";

const showAfterMs = 500;
const AreaContext = createContext(false);

/**
 * One tooltip for everything inside that has something to say: elements with `data-tip`, and elements with
 * `data-truncate` whose text is cut. A table full of them then costs no more than the attributes.
 */
export function TooltipArea({ children }: { children: ReactNode }) {
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
      LazyBubble.preload();
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
        onScroll: hideNow,
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
    <AreaContext.Provider value>
      <Trigger {...handlers}>{children}</Trigger>
      {shown && (
        <LazyBubble key={shown.turn} isWanted state={state} anchorRef={anchorRef}>
          {shown.text}
        </LazyBubble>
      )}
    </AreaContext.Provider>
  );
}

/** Props of {@link Tip}. */
export interface TipProps {
  /** What is said. With nothing to say the element is left as it is. */
  content: string | undefined;
  /** An HTML element, or a component that hands `data-tip`, `aria-description` and `aria-describedby` on to one. */
  children: ReactElement<{ "data-tip"?: string; "aria-description"?: string; "aria-describedby"?: string | undefined }>;
  /** Whether assistive technology reads it as the element's description. @default true */
  isDescription?: boolean;
}

/** A tooltip that is only two attributes inside a `TooltipArea`, and a `Tooltip` everywhere else. */
export function Tip({ content, children, isDescription = true }: TipProps) {
  const isInArea = useContext(AreaContext);
  if (!isInArea) {
    return (
      <Tooltip content={content} isDescription={isDescription}>
        {children}
      </Tooltip>
    );
  }
  if (content === undefined) return children;
  return cloneElement(children, { "data-tip": content, ...(isDescription ? { "aria-description": content } : {}) });
}

/** Whether an area around takes care of texts that are cut. */
export function useIsInTooltipArea(): boolean {
  return useContext(AreaContext);
}

function anchorOf(target: EventTarget): Element | null {
  if (!(target instanceof Element)) return null;
  // What is said about a thing goes before what its text is in full.
  return target.closest("[data-tip]") ?? target.closest("[data-truncate]");
}

function tipOf(anchor: Element): string | undefined {
  const own = anchor.getAttribute("data-tip");
  if (own !== null) return own;
  return anchor.scrollWidth > anchor.clientWidth ? (anchor.textContent ?? undefined) : undefined;
}
