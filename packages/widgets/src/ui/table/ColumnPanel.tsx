import type { RefObject } from "react";

import { useMessages } from "../../i18n/index.js";
import { MenuPanel } from "../menu/MenuPanel.js";
import { chooseColumn } from "./chooseColumn.js";
import { columnsAt } from "./columnsAt.js";
import { tableMessages } from "./table.messages.js";
import { noChoice, type TableFit } from "./tableLayout.js";
import type { ColumnChooser } from "./useColumnChoice.js";

/** Props of {@link ColumnPanel}. */
export interface ColumnPanelProps extends ColumnChooser {
  columns: readonly { id: string; header: string; isListOnly?: boolean; isRowHeader?: boolean }[];
  fits: readonly TableFit[];
  /** The width of the table in px. */
  widthNow: () => number;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu with all columns, of which those that are shown at this width are checked. */
export function ColumnPanel({ columns, fits, widthNow, choice, wanted, change, ...panel }: ColumnPanelProps) {
  const t = useMessages(tableMessages);
  const shown = columnsAt(fits, widthNow());
  const switches = columns
    .filter(({ isListOnly, isRowHeader }) => !isListOnly && !isRowHeader)
    .map(({ id, header }) => {
      const isChecked = shown.includes(id);
      return { id, label: header, isChecked, onAction: () => change(chooseColumn(wanted, id, !isChecked)) };
    });
  const isChosen = choice.shown.length > 0 || choice.hidden.length > 0;
  const resetting = [
    "separator" as const,
    { id: "reset columns", label: t.resetColumns, onAction: () => change(noChoice) },
  ];
  return (
    <MenuPanel
      {...panel}
      label={t.columns}
      items={isChosen ? [...switches, ...resetting] : switches}
      placement="bottom end"
      focus="first"
    />
  );
}
