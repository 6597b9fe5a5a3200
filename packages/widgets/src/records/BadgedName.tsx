import { Chip, type ChipProps } from "../ui/chip/index.js";
import { CellText } from "../ui/table/index.js";
import { Tip } from "../ui/tooltip/index.js";
import { Badge, NameWithBadge } from "./BadgedName.styles.js";

/** Props of {@link BadgedName}. */
export interface BadgedNameProps {
  name: string;
  /** What is particular about it, in a word or two. */
  badge: string;
  /** What that means, for whoever points at it or comes to it by key. */
  why: string;
  tone?: ChipProps["tone"];
}

/** A record's name in a table cell, with what is particular about it. */
export function BadgedName({ name, badge, why, tone }: BadgedNameProps) {
  return (
    <NameWithBadge>
      <CellText>{name}</CellText>
      <Tip content={why}>
        <Badge tabIndex={0}>
          <Chip tone={tone}>{badge}</Chip>
        </Badge>
      </Tip>
    </NameWithBadge>
  );
}
