import { type ReactNode, useId } from "react";

/** The result of {@link useDescribedBy}: an id for `aria-describedby`, and the hidden text to which it refers. */
export interface DescribedBy {
  id: string | undefined;
  /** Render it anywhere in the same document or shadow root. */
  element: ReactNode;
}

/**
 * A description that assistive technology can always read, whether or not it is visible. The text is next to the
 * control and not in `document.body`, because ids do not work across a shadow root.
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

/** Whether React would render nothing for it. */
export function isNothing(content: ReactNode): boolean {
  return content === undefined || content === null || content === "" || typeof content === "boolean";
}
