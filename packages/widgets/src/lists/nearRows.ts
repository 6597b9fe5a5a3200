/** A part, a menu or actions whose code is loaded on demand. */
interface OnDemand {
  preload: () => void;
}

/**
 * Loads code in advance, because the pointer or the focus is near the rows: for the `place` of a list. A browser asks for
 * it in this order, so the menu of a row should be first: on a slow network it would otherwise wait for all the others.
 *
 * @example
 * const place = nearRows(menuOf, ProductDrawer, useLateActions);
 */
export function nearRows(...parts: readonly OnDemand[]) {
  const preload = () => parts.forEach((part) => part.preload());
  return { onPointerEnter: preload, onFocus: preload };
}
