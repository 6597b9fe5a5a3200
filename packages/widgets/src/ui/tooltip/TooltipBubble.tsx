import { type ReactNode, type RefObject } from "react";
import { TooltipTriggerStateContext } from "react-aria-components/Tooltip";
import type { TooltipTriggerState } from "react-aria-components/Tooltip";

import { AriaLocale } from "../aria/index.js";
import { onLayer, useOnTop } from "../portal/index.js";
import { Arrow, Bubble } from "./TooltipBubble.styles.js";

export interface TooltipBubbleProps {
  state: TooltipTriggerState;
  /** The element next to which it appears. */
  anchorRef: RefObject<Element | null>;
  placement?: "top" | "bottom" | "start" | "end";
  children: ReactNode;
}

/** The bubble of a tooltip, next to its trigger. */
export function TooltipBubble({ state, anchorRef, placement = "top", children }: TooltipBubbleProps) {
  return (
    <AriaLocale>
      <TooltipTriggerStateContext.Provider value={state}>
        <Bubble
          isOpen={state.isOpen}
          triggerRef={anchorRef}
          placement={placement}
          offset={6}
          style={onLayer("tooltip")}
        >
          <OnTop />
          <Arrow />
          {children}
        </Bubble>
      </TooltipTriggerStateContext.Provider>
    </AriaLocale>
  );
}

function OnTop() {
  useOnTop();
  return null;
}
