import type { CSSProperties } from "react";

/** The z-index of each kind of overlay, lowest first. All of them move together with the host's `--cw-z-base`. */
export type Layer = "drawer" | "modal" | "popover" | "toast" | "tooltip" | "tour";

const styles = Object.fromEntries(
  (["drawer", "modal", "popover", "toast", "tooltip", "tour"] as const).map((layer) => [
    layer,
    { zIndex: `var(--cw-z-${layer})` },
  ]),
) as Record<Layer, CSSProperties>;

/** The `style` that puts an overlay on its layer; otherwise react-aria sets its own z-index. */
export function onLayer(layer: Layer): CSSProperties {
  return styles[layer];
}
