import { useState, type PointerEvent, type ReactNode } from "react";

import { Tooltip, useIsInTooltipArea } from "../tooltip/index.js";
import { Line } from "./Truncate.styles.js";

/** Props of {@link Truncate}. */
export interface TruncateProps {
  /** Text, or text with simple markup such as a search match. */
  children: ReactNode;
  className?: string;
}

/**
 * One line of text. If there is not enough room, it ends in an ellipsis and a tooltip shows the whole text.
 * Nothing is measured before the pointer enters, so a table can have many of them.
 *
 * @example
 * <Truncate>Halvorsen Interiør AS</Truncate>
 */
export function Truncate({ children, className }: TruncateProps) {
  const isInArea = useIsInTooltipArea();
  const [wholeText, setWholeText] = useState<string>();
  const measure = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
    setWholeText(isCut ? (currentTarget.textContent ?? undefined) : undefined);
  };
  // Names have their own text direction, so that they are cut at their end, and are aligned according to the page's
  // direction.
  const line = (
    <Line className={className} dir="auto" data-truncate="" onPointerEnter={isInArea ? undefined : measure}>
      {children}
    </Line>
  );
  if (isInArea) return line;
  return (
    <Tooltip content={wholeText} isDescription={false}>
      {line}
    </Tooltip>
  );
}
