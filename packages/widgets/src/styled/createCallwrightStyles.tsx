import { type ComponentType, type ReactNode, useState } from "react";

import { collectStyles, type CollectOptions } from "./collectStyles.js";

/** Props of the component that {@link createCallwrightStyles} returns. */
export interface CallwrightStylesProps {
  children: ReactNode;
  /** The nonce of the style and script tags, for a policy with `style-src 'nonce-…'` and `script-src 'nonce-…'`. */
  nonce?: string;
}

/**
 * Returns a component for the layout of a Next.js app. It puts the styles of the widgets inside into the HTML that Next.js sends, also
 * into each part of a stream, so that they are styled before any script has run.
 *
 * @param useServerInsertedHTML the hook of `next/navigation`
 * @param options as for {@link collectStyles}
 *
 * @example
 * "use client";
 * import { createCallwrightStyles } from "@callwright/widgets/next";
 * import { useServerInsertedHTML } from "next/navigation";
 *
 * export const CallwrightStyles = createCallwrightStyles(useServerInsertedHTML);
 */
export function createCallwrightStyles(
  useServerInsertedHTML: (draw: () => ReactNode) => void,
  options?: CollectOptions,
): ComponentType<CallwrightStylesProps> {
  return function CallwrightStyles({ children, nonce }) {
    const [styles] = useState(() => collectStyles(options));
    useServerInsertedHTML(() => styles.takeElement(nonce));
    return styles.collect(children);
  };
}
