import { cloneElement, createContext, useContext, type ReactElement, type ReactNode } from "react";

import { LiveTooltipArea } from "./lazy.js";
import { Tooltip } from "./Tooltip.js";
import { Trigger } from "./Tooltip.styles.js";
import { useRelay } from "./useRelay.js";

const AreaContext = createContext(false);

/**
 * One tooltip for all elements inside that need one: elements with `data-tip`, and elements with `data-truncate` whose
 * text is cut. A table with many of them then only needs the attributes.
 */
export function TooltipArea({ children }: { children: ReactNode }) {
  const { isWanted, handlers, answerWith } = useRelay();
  return (
    <AreaContext.Provider value>
      <Trigger {...handlers}>{children}</Trigger>
      {isWanted && <LiveTooltipArea isWanted answerWith={answerWith} />}
    </AreaContext.Provider>
  );
}

/** Props of {@link Tip}. */
export interface TipProps {
  /** The text. If it is empty, the element is not changed. */
  content: string | undefined;
  /** An HTML element, or a component that passes `data-tip`, `aria-description` and `aria-describedby` on to one. */
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

/** Whether a surrounding area handles cut texts. */
export function useIsInTooltipArea(): boolean {
  return useContext(AreaContext);
}
