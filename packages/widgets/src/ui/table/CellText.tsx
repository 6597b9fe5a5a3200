import type { ReactNode } from "react";

import { Truncate } from "../truncate/index.js";
import { Pair, Primary, Secondary, WithTrailing } from "./CellText.styles.js";

/** Props of {@link CellText}. */
export interface CellTextProps {
  children: string;
  /** Secondary text after it (a city, a job title), shown while there is room for all of it. */
  secondary?: string | undefined;
  /** An element after the text that is never cut: a status. It may fill the rest of the line. */
  trailing?: ReactNode;
}

/** The main text of a cell, with secondary content. */
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
