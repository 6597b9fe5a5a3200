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

/** What pressed: a pointer, the keyboard, or assistive technology and scripts, which only send clicks. */
export type PressedBy = "mouse" | "touch" | "pen" | "keyboard" | "virtual";

/** One press, whatever caused it. */
export interface PressEvent {
  pointerType: PressedBy;
  target: Element;
}

/** Options of {@link usePress}. */
export interface PressOptions {
  /** Called once for each press, when it ends on the element where it began. */
  onPress?: ((event: PressEvent) => void) | undefined;
  /** Called when a pointer goes down on the element. A keyboard and assistive technology have no such event. */
  onPressStart?: ((event: PressEvent) => void) | undefined;
  /** Whether presses are ignored; forms are not submitted and links are not followed either. @default false */
  isPending?: boolean | undefined;
  /** Whether the focus does not move when a pointer presses. @default false */
  preventFocusOnPress?: boolean | undefined;
}

/** Handlers for the pressed element. */
export type PressHandlers = ReturnType<typeof usePress>;

/**
 * Presses of a native button or link. The browser decides what a press is: a click. This hook adds what clicks lack: it
 * tells which input caused the click; a key that is held down presses once; a press that was taken back (by scrolling,
 * by dragging, by a tooltip that explains) has no effect; and a press counts where the browser sends no click: a long
 * touch, or a touch during which the content of the button was rendered again. A press does not reach the elements
 * around.
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
    /**
     * Clicks where the pointer is released, unless the browser itself sends a click anywhere, even one that an element
     * around keeps for itself.
     */
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
        // A touch belongs to the element where it began; on release, the browser reports whether it has left.
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
        // Safari does not focus a pressed button.
        if (isOfPointer && !preventFocusOnPress && !hasFocus(event.currentTarget))
          event.currentTarget.focus({ preventScroll: true });
        pressed({ pointerType: by, target: event.currentTarget });
      },
    };
  }, [isPending, preventFocusOnPress, pressed, started]);
}

/** How long after the release of a pointer the browser may take to send a click. */
const clickWithinMs = 80;

const presses = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) =>
  key === "Enter" || (key === " " && currentTarget instanceof HTMLButtonElement);

/** Whether the browser itself sends a click when Enter is pressed. */
const isNative = (element: HTMLElement) => element.matches("button, a[href]");

/** VoiceOver and TalkBack send pointer events without a size or without pressure before they click. */
const isOfAssistiveTechnology = ({ width, height, pressure, pointerType }: PointerEvent) =>
  (width === 0 && height === 0) || (width === 1 && height === 1 && pressure === 0 && pointerType === "mouse");

function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.activeElement !== null && element.contains(root.activeElement);
}
