import { cloneElement, type ReactElement, type ReactNode, useMemo, useRef } from "react";

import { LiveTooltip } from "./lazy.js";
import { Trigger } from "./Tooltip.styles.js";
import { isNothing, useDescribedBy } from "./useDescribedBy.js";
import { useRelay } from "./useRelay.js";

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The content. Without content, the trigger is rendered as it is. */
  content: ReactNode;
  /** The trigger: one element that accepts `aria-describedby`. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
  /** The preferred side. It flips when there is not enough room. @default "top" */
  placement?: "top" | "bottom" | "start" | "end";
  /**
   * Whether assistive technology reads the content as the trigger's description. Switch it off where the content only
   * repeats the trigger's name, as on icon buttons.
   * @default true
   */
  isDescription?: boolean;
}

/**
 * Explains one element. It appears after half a second of hovering, at once on keyboard focus, and on a long press by touch.
 * An `aria-disabled` trigger also shows it on a tap or a click, because that is when people ask why. The trigger keeps its
 * place in the layout. With `isDescription`, assistive technology can always read the content.
 *
 * @example
 * <Tooltip content="Please upgrade your plan"><button aria-disabled>Export</button></Tooltip>
 */
export function Tooltip({ content, children, placement = "top", isDescription = true }: TooltipProps) {
  const hasContent = !isNothing(content);
  const triggerRef = useRef<HTMLSpanElement>(null);
  const { isWanted, handlers, answerWith } = useRelay();
  const description = useDescribedBy(isDescription ? content : undefined);
  const describedBy = useMemo(
    () => [children.props["aria-describedby"], description.id].filter(Boolean).join(" ") || undefined,
    [children.props, description.id],
  );

  return (
    <>
      <Trigger ref={triggerRef} {...handlers}>
        {describedBy === undefined ? children : cloneElement(children, { "aria-describedby": describedBy })}
        {description.element}
      </Trigger>
      {isWanted && (
        <LiveTooltip
          isWanted
          spanRef={triggerRef}
          answerWith={answerWith}
          hasContent={hasContent}
          placement={placement}
        >
          {content}
        </LiveTooltip>
      )}
    </>
  );
}
