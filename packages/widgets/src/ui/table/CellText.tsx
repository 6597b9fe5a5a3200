import type { ReactNode } from "react";

import { Truncate } from "../truncate/index.js";
import { Pair, Primary, Secondary } from "./CellText.styles.js";

/** Props of {@link CellText}. */
export interface CellTextProps {
  children: string;
  /** Quiet text behind it (a city, a job title): the first to be cut, and hidden under 960 px of container. */
  secondary?: string | undefined;
  /** A chip that stays whole beside the text. */
  trailing?: ReactNode;
}

/** A cell's main text with what belongs to it. */
export function CellText({ children, secondary, trailing }: CellTextProps) {
  return (
    <Pair>
      <Primary>
        <Truncate>{children}</Truncate>
      </Primary>
      {secondary !== undefined && (
        <Secondary data-secondary="">
          <Truncate>{secondary}</Truncate>
        </Secondary>
      )}
      {trailing}
    </Pair>
  );
}
