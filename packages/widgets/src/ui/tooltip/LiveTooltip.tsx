import type { ReactNode, RefObject } from "react";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { TooltipBubble, type TooltipBubbleProps } from "./TooltipBubble.js";
import type { Answers } from "./useRelay.js";
import { useTooltip } from "./useTooltip.js";

export interface LiveTooltipProps extends Pick<TooltipBubbleProps, "placement"> {
  spanRef: RefObject<HTMLSpanElement | null>;
  /** Called with the object that handles the trigger's events. */
  answerWith: (answers: Answers) => void;
  hasContent: boolean;
  children: ReactNode;
}

/** The tooltip of a trigger, once a pointer or the focus has come near. */
export function LiveTooltip({ spanRef, answerWith, hasContent, placement, children }: LiveTooltipProps) {
  const { state, wasOpened, triggerProps, anchorRef } = useTooltip(spanRef, hasContent);
  useLayoutEffect(() => answerWith(triggerProps), [answerWith, triggerProps]);
  if (!wasOpened) return null;
  return (
    <TooltipBubble state={hasContent ? state : { ...state, isOpen: false }} anchorRef={anchorRef} placement={placement}>
      {children}
    </TooltipBubble>
  );
}
