import type { ReactNode } from "react";

import { Truncate } from "../truncate/index.js";
import { Pair, Primary, Secondary, WithTrailing } from "./CellText.styles.js";

/** Props of {@link CellText}. */
export interface CellTextProps {
  children: string;
  /** Quiet text behind it (a city, a job title), as long as there is room for the whole of it. */
  secondary?: string | undefined;
  /** What stays whole beside the text: a chip, a status. */
  trailing?: ReactNode;
}

/** A cell's main text with what belongs to it. */
export function CellText({ children, secondary, trailing }: CellTextProps) {
  const pair = (
    <Pair>
      <Primary>
        <Truncate>{children}</Truncate>
      </Primary>
      {secondary !== undefined && (
        <Secondary>
          <Truncate>{secondary}</Truncate>
        </Secondary>
      )}
    </Pair>
  );
  if (trailing === undefined || trailing === null) return pair;
  return (
    <WithTrailing>
      {pair}
      {trailing}
    </WithTrailing>
  );
}
