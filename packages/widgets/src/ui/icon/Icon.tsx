import type { ComponentType } from "react";

import { Drawing } from "./Icon.styles.js";

/** An icon: one path on a field of 24 by 24, drawn as lines (`icons.ts`), or a component that draws one, as Lucide's are. */
export type IconShape = string | ComponentType<DrawingProps>;

/** The props of an icon that is a component. */
export interface DrawingProps {
  className?: string | undefined;
  /** Width and height in px. */
  size?: number | string;
  strokeWidth?: number | string;
}

export interface IconProps {
  icon: IconShape;
  /** Size in px: 14 in chips and at the end of controls, 16 in controls, 28 in empty states. @default 16 */
  size?: number;
  className?: string;
}

/**
 * An icon in the text's colour. It is hidden from assistive technology; the text beside it carries the meaning.
 *
 * @example
 * <Icon icon={Phone} /> Call
 */
export function Icon({ icon, size = 16, className }: IconProps) {
  const looks = { className, strokeWidth: stroke(size), "aria-hidden": true, focusable: "false" } as const;
  if (typeof icon !== "string") return <Drawing as={icon} {...looks} size={size} />;
  return (
    <Drawing {...looks} width={size} height={size} viewBox="0 0 24 24">
      <path d={icon} />
    </Drawing>
  );
}

/** In the drawing's own 24 units: small icons need a thicker line to look as dark as the text beside them. */
function stroke(size: number): number {
  if (size <= 14) return 2.1;
  return size <= 18 ? 2 : 1.6;
}
