import { useState, type ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { Tip } from "../tooltip/index.js";
import { isShownStatus, type OrUnknown, type ShownStatus } from "./callStatus.js";
import { statusMeaningMessages, statusMessages } from "./status.messages.js";
import { Badge, Cell, Detail, Said } from "./Status.styles.js";
import { StatusGlyph } from "./StatusGlyph.js";

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps {
  status: OrUnknown<ShownStatus>;
  /** The text of the tooltip instead of the status's meaning, for example the local time of a scheduled call. */
  explanation?: string;
}

/** Props of {@link StatusCell}. */
export interface StatusCellProps extends StatusBadgeProps {
  /** Secondary text after the label, for example the duration of a call in progress. */
  detail?: ReactNode;
  /**
   * Whether the status is beside text that must not be cut, such as a name. The detail, and then the label, are hidden
   * if there is not enough space; the icon is always shown. @default false
   */
  isTight?: boolean;
}

/**
 * A call status for tables: an icon and a plain label, with the meaning in a tooltip. A change of the status fades. In
 * a table row the arrow keys reach it; it is not a tab stop.
 */
export function StatusCell({ status, explanation, detail, isTight = false }: StatusCellProps) {
  const { label, meaning } = useStatusTexts(status);
  const [first] = useState(status);
  return (
    <Tip content={explanation ?? meaning}>
      <Cell tabIndex={-1} data-tight={isTight || undefined}>
        <Said key={status} data-changed={status !== first || undefined}>
          <StatusGlyph status={status} />
          <span>{label}</span>
        </Said>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Cell>
    </Tip>
  );
}

/** A call status for drawers, cards and headers: a pill with the meaning in a tooltip. */
export function StatusBadge({ status, explanation }: StatusBadgeProps) {
  const { label, meaning } = useStatusTexts(status);
  return (
    <Tip content={explanation ?? meaning}>
      <Badge tabIndex={0} data-status={status}>
        <StatusGlyph status={status} size={12} />
        {label}
      </Badge>
    </Tip>
  );
}

/** The texts of a call status: its label, and its meaning unless this version does not know it. */
export function useStatusTexts(status: OrUnknown<ShownStatus>): { label: string; meaning: string | undefined } {
  const labels = useMessages(statusMessages);
  const meanings = useMessages(statusMeaningMessages);
  if (!isShownStatus(status)) return { label: labels.unknown, meaning: undefined };
  return { label: labels[status], meaning: meanings[status] };
}
