import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
} from "react";

import { useEvent } from "../../lib/useEvent.js";

/** What pressed: a pointer, the keyboard, or assistive technology and scripts, which only click. */
export type PressedBy = "mouse" | "touch" | "pen" | "keyboard" | "virtual";

/** One press, however it was made. */
export interface PressEvent {
  pointerType: PressedBy;
  target: Element;
}

/** Options of {@link usePress}. */
export interface PressOptions {
  /** Called once for each press, when it ends on the element where it began. */
  onPress?: ((event: PressEvent) => void) | undefined;
  /** Called when a pointer goes down on the element. A keyboard and assistive technology have no such moment. */
  onPressStart?: ((event: PressEvent) => void) | undefined;
  /** Whether presses do nothing for now; a form is not sent and an address is not opened either. @default false */
  isPending?: boolean | undefined;
  /** Whether the focus stays where it is while a pointer presses. @default false */
  preventFocusOnPress?: boolean | undefined;
}

/** Handlers for the element that is pressed. */
export type PressHandlers = ReturnType<typeof usePress>;

/**
 * Presses of a native button or link. The browser decides what a press is: a click. This adds what clicks leave open: what
 * made them, that a key which is held down presses once, that a press which was taken back (by scrolling, by dragging, by a
 * tooltip that explains) does nothing, and that a press counts for which the browser does not click: a long touch, or one
 * during which what stands in the button was drawn anew. A press does not reach what is around the element.
 */
export function usePress({ onPress, onPressStart, isPending = false, preventFocusOnPress = false }: PressOptions) {
  const press = useRef<{ by: PressedBy; isTakenBack: boolean; watch?: AbortController }>({
    by: "virtual",
    isTakenBack: false,
  });
  const pressed = useEvent((event: PressEvent) => onPress?.(event));
  const started = useEvent((event: PressEvent) => onPressStart?.(event));
  useEffect(() => {
    const { current } = press;
    return () => current.watch?.abort();
  }, []);

  return useMemo(() => {
    const { current } = press;
    const begin = (by: PressedBy) => {
      current.watch?.abort();
      Object.assign(current, { by, isTakenBack: false });
    };
    const takeBack = () => {
      begin("virtual");
      current.isTakenBack = true;
    };
    /** Clicks where the pointer is let go, unless the browser clicks anywhere: also a click that something around keeps for itself. */
    const clickIfNobodyDoes = (element: HTMLElement, pointerId: number) => {
      const watch = (current.watch = new AbortController());
      const options = { capture: true, signal: watch.signal };
      const onPointerUp = (event: globalThis.PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        if (!event.composedPath().includes(element)) return begin("virtual");
        const timer = setTimeout(() => {
          watch.abort();
          element.click();
          current.isTakenBack = true; // a click that comes later all the same is not a second press
        }, clickWithinMs);
        watch.signal.addEventListener("abort", () => clearTimeout(timer));
      };
      window.addEventListener("pointerup", onPointerUp, options);
      window.addEventListener("click", () => watch.abort(), options);
    };
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        begin(isOfAssistiveTechnology(event) ? "virtual" : event.pointerType);
        // A finger belongs to where it went down; let go, the browser says when it has left.
        if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
          event.target.releasePointerCapture(event.pointerId);
        if (current.by === "virtual") return;
        clickIfNobodyDoes(event.currentTarget, event.pointerId);
        if (!isPending) started({ pointerType: current.by, target: event.currentTarget });
      },
      onPointerCancel: takeBack,
      onDragStart: (_event: DragEvent) => takeBack(),
      onMouseDown(event: MouseEvent) {
        if (preventFocusOnPress && event.button === 0) event.preventDefault();
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.target !== event.currentTarget || !presses(event)) return;
        begin("keyboard");
        event.stopPropagation();
        if (event.repeat) event.preventDefault();
        else if (!isNative(event.currentTarget)) event.currentTarget.click();
      },
      onClick(event: MouseEvent<HTMLElement>) {
        event.stopPropagation();
        const { by, isTakenBack } = current;
        const isOfPointer = event.detail > 0;
        begin("virtual");
        if (isPending || (isTakenBack && isOfPointer)) return event.preventDefault();
        // Safari does not give the focus to a button that is pressed.
        if (isOfPointer && !preventFocusOnPress && !hasFocus(event.currentTarget))
          event.currentTarget.focus({ preventScroll: true });
        pressed({ pointerType: by, target: event.currentTarget });
      },
    };
  }, [isPending, preventFocusOnPress, pressed, started]);
}

/** How long after a pointer is let go the browser may take until it clicks. */
const clickWithinMs = 80;

const presses = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) =>
  key === "Enter" || (key === " " && currentTarget instanceof HTMLButtonElement);

/** Whether the browser itself clicks when Enter is pressed. */
const isNative = (element: HTMLElement) => element.matches("button, a[href]");

/** VoiceOver and TalkBack tell of a pointer without a size or without a weight before they click. */
const isOfAssistiveTechnology = ({ width, height, pressure, pointerType }: PointerEvent) =>
  (width === 0 && height === 0) || (width === 1 && height === 1 && pressure === 0 && pointerType === "mouse");

function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.activeElement !== null && element.contains(root.activeElement);
}
