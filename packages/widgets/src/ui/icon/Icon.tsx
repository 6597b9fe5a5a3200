import type { LucideIcon } from "lucide-react";

import { Drawing } from "./Icon.styles.js";

export interface IconProps {
  /** A Lucide drawing, imported by name so that only the used ones are shipped. */
  icon: LucideIcon;
  /** Edge in px: 14 in chips and trailing places, 16 in controls, 28 in empty states. @default 16 */
  size?: number;
  className?: string;
}

/**
 * A line drawing in the text's colour. It says nothing to assistive technology: the words beside it do.
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
