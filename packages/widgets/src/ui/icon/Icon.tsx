import type { LucideIcon } from "lucide-react";

import { Drawing } from "./Icon.styles.js";

export interface IconProps {
  /** A Lucide icon, imported by name so that only used icons are shipped. */
  icon: LucideIcon;
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
  return (
    <Drawing as={icon} className={className} size={size} strokeWidth={stroke(size)} aria-hidden focusable="false" />
  );
}

/** In the drawing's own 24 units: small drawings need a heavier line to look as dark as the text beside them. */
function stroke(size: number): number {
  if (size <= 14) return 2.1;
  return size <= 18 ? 2 : 1.6;
}
