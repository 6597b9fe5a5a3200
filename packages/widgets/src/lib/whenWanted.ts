import type { ComponentType } from "react";

import { useHeldKeys } from "./useHeldKeys.js";
import { wantedPart, type WantedPart } from "./wantedPart.js";

/**
 * Creates a part from a dynamic import. Use it for parts that people can do without for a moment, such as a tooltip, or
 * request again by another press; while it is wanted, loading is retried. If its absence must be shown, use `onDemand`.
 *
 * @param keys whether the keys that are pressed while it loads are meant for it
 *
 * @example
 * const MenuPanel = whenWanted(() => import("./MenuPanel.js").then(({ MenuPanel }) => MenuPanel), "all");
 * <MenuPanel isWanted={isOpen} isOpen={isOpen} items={items} />
 */
/* @__NO_SIDE_EFFECTS__ */
export function whenWanted<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  keys: "all" | "none",
): WantedPart<Props> {
  return wantedPart(load, keys === "all" ? useHeldKeys : undefined);
}
