import { forwardRef } from "react";

import type { IconShape } from "../../ui/icon/index.js";
import { Ring } from "./LockRing.styles.js";

/** A ring that closes while a call button is locked. It replaces the button's icon, at the same place. */
export function lockRing(lockedSince: number): IconShape {
  const style = { animationDelay: `${lockedSince - performance.now()}ms` };
  return forwardRef<SVGSVGElement, { size?: string | number }>(function LockRing({ size = 16 }, ref) {
    return (
      <Ring ref={ref} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <circle cx="8" cy="8" r="6" pathLength="100" style={style} />
      </Ring>
    );
  });
}
