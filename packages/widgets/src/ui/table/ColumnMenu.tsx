import { useRef, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { Columns3 } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { LateMenuPanel } from "../menu/index.js";
import { Tip } from "../tooltip/index.js";
import { ActionButton } from "./ActionButton.styles.js";
import { tableMessages } from "./table.messages.js";
import type { TableColumn } from "./Table.types.js";
import type { ColumnChooser } from "./useColumnChoice.js";

interface ColumnMenuProps<Row, Sort extends string> extends ColumnChooser {
  columns: readonly TableColumn<Row, Sort>[];
  /** The visible columns, which depend on the width. */
  shownNow: () => readonly string[];
}

/**
 * Shows and hides columns, at the end of the header. Columns that were added last have priority over the default ones.
 */
export function ColumnMenu<Row, Sort extends string>(props: ColumnMenuProps<Row, Sort>) {
  const { columns, shownNow, isChosen, choose, reset } = props;
  const t = useMessages(tableMessages);
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const shown = wasOpened ? shownNow() : [];
  const switches = columns
    .filter(({ isListOnly, isRowHeader }) => !isListOnly && !isRowHeader)
    .map(({ id, header }) => {
      const isChecked = shown.includes(id);
      return { id, label: header, isChecked, onAction: () => choose(id, !isChecked) };
    });
  const resetting = ["separator" as const, { id: "reset columns", label: t.resetColumns, onAction: reset }];
  return (
    <>
      <Tip content={t.columns} isDescription={false}>
        <ActionButton
          ref={ref}
          type="button"
          aria-label={t.columns}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => {
            setWasOpened(true);
            setIsOpen(true);
          }}
        >
          <Icon icon={Columns3} size={14} />
        </ActionButton>
      </Tip>
      {wasOpened && (
        <LateMenuPanel
          triggerRef={ref}
          label={t.columns}
          items={isChosen ? [...switches, ...resetting] : switches}
          placement="bottom end"
          focus="first"
          isWanted={isOpen}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}
