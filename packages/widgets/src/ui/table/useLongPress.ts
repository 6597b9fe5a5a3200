import { useMemo, useRef, type MouseEvent, type PointerEvent } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { rowOf } from "./useRowFocus.js";

const holdMs = 500;
const slackPx = 10;

/**
 * Handlers for the body: holding a row with a finger selects it, as on phones; the click at the end of this press opens
 * nothing.
 */
export function useLongPress(onHold: ((id: string) => void) | undefined) {
  const hold = useEvent((id: string) => onHold?.(id));
  const isEnabled = onHold !== undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);

  return useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    return {
      onPointerDown({ pointerType, target, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
        wasHeld.current = false;
        const id = rowOf(target, currentTarget)?.dataset.rowId;
        if (!isEnabled || pointerType !== "touch" || id === undefined) return;
        start.current = { x: clientX, y: clientY };
        stop();
        timer.current = setTimeout(() => {
          wasHeld.current = true;
          hold(id);
        }, holdMs);
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > slackPx) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu(event: MouseEvent) {
        if (wasHeld.current) event.preventDefault();
      },
      onClickCapture(event: MouseEvent) {
        if (!wasHeld.current) return;
        wasHeld.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, [hold, isEnabled]);
}

/** Handlers of the body. */
export type LongPress = ReturnType<typeof useLongPress>;
