import { type ReactNode, useId } from "react";

/** What {@link useDescribedBy} gives: an id for `aria-describedby`, and the hidden text it points to. */
export interface DescribedBy {
  id: string | undefined;
  /** Render it anywhere in the same document or shadow root. */
  element: ReactNode;
}

/**
 * A description that assistive technology always has, whether or not anything is shown on the screen. The text lives
 * beside the control and not in `document.body`, because ids do not reach across a shadow root.
 *
 * @example
 * const why = useDescribedBy("Please upgrade your plan");
 * return <><button aria-disabled aria-describedby={why.id}>Export</button>{why.element}</>;
 */
export function useDescribedBy(description: ReactNode): DescribedBy {
  const id = useId();
  if (isNothing(description)) return { id: undefined, element: null };
  return {
    id,
    element: (
      <span id={id} hidden>
        {description}
      </span>
    ),
  };
}

/** Whether React would draw nothing for it. */
export function isNothing(content: ReactNode): boolean {
  return content === undefined || content === null || content === "" || typeof content === "boolean";
}
