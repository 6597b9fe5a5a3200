import { Children, type ReactNode } from "react";

import { Truncate } from "../truncate/index.js";
import { Chip } from "./Chip.js";
import { Comma, Name, Names, OneLine, Rest } from "./Chip.styles.js";
import { MoreChip } from "./MoreChip.js";
import { useFirstLineCount } from "./useFirstLineCount.js";

/** Props of {@link ChipList}. */
export interface ChipListProps {
  /** The accessible name of the list: `Tags`. */
  label: string;
  /** Whose they are, for the accessible name of `+N` in a table: what its row is called. */
  owner?: string | undefined;
  /** `Chip`s or `TagPill`s. */
  children: ReactNode;
  /** How many are shown before `+N`. @default 2 */
  max?: number;
}

/** Chips on one line: the first few, then `+N`, which shows all. */
export function ChipList({ label, owner, children, max = 2 }: ChipListProps) {
  const all = Children.toArray(children);
  return (
    <OneLine>
      {all.slice(0, max)}
      {all.length > max && (
        <MoreChip label={label} owner={owner} count={all.length - max}>
          {all}
        </MoreChip>
      )}
    </OneLine>
  );
}

/** Props of {@link TextList}. */
export interface TextListProps {
  /** The accessible name of the list: `Products`. */
  label: string;
  /** Whose they are, for the accessible name of `+N` in a table: what its row is called. */
  owner?: string | undefined;
  items: readonly string[];
  /** How many are shown before `+N`, as far as there is room. @default 3 */
  max?: number;
}

/** Names on one line, separated by commas: the first few, as many as are whole, then `+N`, which shows all as chips. */
export function TextList({ label, owner, items, max = 3 }: TextListProps) {
  const first = items.slice(0, max);
  const [names, count] = useFirstLineCount<HTMLSpanElement>(first);
  return (
    <Names ref={names}>
      {first.map((item, nth) => (
        <Name key={item} data-unseen={nth >= count || undefined}>
          {nth > 0 && <Comma>{", "}</Comma>}
          <Truncate>{item}</Truncate>
        </Name>
      ))}
      {items.length > count && (
        <Rest>
          <MoreChip label={label} owner={owner} count={items.length - count}>
            {items.map((item) => (
              <Chip key={item}>{item}</Chip>
            ))}
          </MoreChip>
        </Rest>
      )}
    </Names>
  );
}
