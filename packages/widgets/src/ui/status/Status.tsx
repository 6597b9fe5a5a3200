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
  /** Said in the tooltip instead of the status's meaning, e.g. the local time a call is scheduled for. */
  explanation?: string;
}

/** Props of {@link StatusCell}. */
export interface StatusCellProps extends StatusBadgeProps {
  /** Quiet text after the label, e.g. how long a live call has lasted. */
  detail?: ReactNode;
  /**
   * Beside something that must stay whole, such as a name: the detail, and then the label, are there where there is room for
   * all of them, and the glyph always. @default false
   */
  isTight?: boolean;
}

/**
 * A call status as tables show it: glyph and plain label, with its meaning in a tooltip. A status that changes fades
 * over. In a table row the arrow keys reach it; it is no tab stop.
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

/** A call status as drawers, cards and headers show it: a soft pill, with its meaning in a tooltip. */
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

/** The words for a call status: its label, and its meaning unless it is one this version does not know. */
export function useStatusTexts(status: OrUnknown<ShownStatus>): { label: string; meaning: string | undefined } {
  const labels = useMessages(statusMessages);
  const meanings = useMessages(statusMeaningMessages);
  if (!isShownStatus(status)) return { label: labels.unknown, meaning: undefined };
  return { label: labels[status], meaning: meanings[status] };
}
