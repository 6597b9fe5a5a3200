import { Fragment } from "react";

import type { Span } from "./findSaid.js";
import { Mark } from "./said.styles.js";

/** A text in which the searched words are marked. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Span[] }) {
  return marks.map(([from, to], index) => (
    <Fragment key={from}>
      {text.slice(marks[index - 1]?.[1] ?? 0, from)}
      <Mark>{text.slice(from, to)}</Mark>
      {index === marks.length - 1 && text.slice(to)}
    </Fragment>
  ));
}
