import type { ReactNode } from "react";

import { Truncate } from "../truncate/index.js";
import { Body } from "./Chip.styles.js";

/** Props of {@link Chip}. */
export interface ChipProps {
  children: ReactNode;
  /** The meaning of the colour. The text must convey it too. @default "neutral" */
  tone?: "neutral" | "outline" | "success" | "warning" | "danger" | "info" | "accent";
}

/**
 * A small square label: a product, an answer, the state of a number. Tags are pills: `TagPill`.
 *
 * @example
 * <Chip tone="danger">No Contacts</Chip>
 */
export function Chip({ children, tone = "neutral" }: ChipProps) {
  return (
    <Body data-tone={tone}>
      <Truncate>{children}</Truncate>
    </Body>
  );
}
