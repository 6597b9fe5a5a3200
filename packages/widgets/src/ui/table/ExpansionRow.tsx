// oxlint-disable jsx-a11y/no-redundant-roles jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers take the roles
// of table elements away where the list layout changes their display, so they are written out.
import { type ReactNode, useEffect, useRef } from "react";

import { Expansion, Pane } from "./ExpansionRow.styles.js";

/**
 * Content that is opened under a row is scrolled into view, even under the last row of a phone's screen, and again when
 * it grows because its code has come. It stays where it is once somebody scrolls.
 */
export function ExpansionRow({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const growth = new ResizeObserver(() => row.scrollIntoView({ block: "nearest" }));
    growth.observe(row);
    const scrolled = ["wheel", "touchmove", "keydown"];
    const end = () => {
      growth.disconnect();
      for (const event of scrolled) removeEventListener(event, end);
    };
    for (const event of scrolled) addEventListener(event, end, { passive: true });
    return end;
  }, []);
  return (
    <Expansion ref={ref} role="row">
      <td role="gridcell" data-kind="expansion">
        <Pane>{children}</Pane>
      </td>
    </Expansion>
  );
}
