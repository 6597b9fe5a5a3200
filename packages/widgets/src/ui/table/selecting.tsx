import { type ChangeEvent, type ReactNode, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { preloadSelectionBar } from "../selection-bar/index.js";
import { useDescribedBy } from "../tooltip/index.js";
import type { Choice } from "./choice.js";
import { ChoosingBar } from "./ChoosingBar.js";
import { SelectBox } from "./SelectBox.js";
import { tableMessages } from "./table.messages.js";
import { isSelected, pageSelection, type TableSelection } from "./tableSelection.js";
import { useLongPress } from "./useLongPress.js";
import { useRowSelection } from "./useRowSelection.js";

/** How the rows of a table are selected. */
export interface SelectingOptions {
  /** The selected rows. */
  selection: TableSelection;
  onChange: (selection: TableSelection) => void;
  /** Why rows cannot be selected. The checkboxes stay visible, do nothing, and show the reason. */
  disabledReason?: string | undefined;
}

interface ChoosingProps extends SelectingOptions {
  /** The ids of the rows of the page. */
  pageIds: readonly string[];
  children: (choice: Choice) => ReactNode;
}

/** The value of a table's `selects`. */
export interface Selecting extends SelectingOptions {
  Choosing: (props: ChoosingProps) => ReactNode;
}

/**
 * Makes the rows of a table selectable. Only lists that call it load the code for that.
 *
 * @example
 * <Table selects={selecting({ selection, onChange: setSelection })} … />
 */
export function selecting(options: SelectingOptions): Selecting {
  return { ...options, Choosing };
}

function Choosing({ selection, onChange, disabledReason, pageIds, children }: ChoosingProps) {
  const t = useMessages(tableMessages);
  const isEnabled = disabledReason === undefined;
  const choose = useRowSelection({ pageIds, selection, onChange: isEnabled ? onChange : undefined });
  const longPress = useLongPress(isEnabled ? choose.toggle : undefined);
  const [isAsked, setAsked] = useState(false);
  const isChoosing = choose.hasAny || isAsked;
  const whyNot = useDescribedBy(disabledReason);

  const onSelect = useEvent((event: ChangeEvent<HTMLInputElement>) => {
    const id = event.currentTarget.closest<HTMLElement>("[data-row-id]")?.dataset.rowId;
    if (id === undefined) return;
    if ((event.nativeEvent as MouseEvent).shiftKey) choose.extendTo(id, id);
    else choose.toggle(id);
  });

  const pageState = pageSelection(selection, pageIds);
  const pageBox = (
    <SelectBox
      label={t.selectPage}
      isChecked={pageState === "every"}
      isMixed={pageState === "some"}
      disabledReason={disabledReason}
      disabledReasonId={whyNot.id}
      onChange={choose.togglePage}
    />
  );
  const bar = (
    <ChoosingBar
      pageBox={pageBox}
      isChoosing={isChoosing}
      disabledReason={disabledReason}
      disabledReasonId={whyNot.id}
      onStart={() => setAsked(true)}
      onDone={() => {
        setAsked(false);
        choose.clear();
      }}
    />
  );
  return (
    <>
      {children({
        ...choose,
        isChoosing,
        isSelected: (id) => isSelected(selection, id),
        disabledReason,
        disabledReasonId: whyNot.id,
        Box: SelectBox,
        onSelect,
        pageBox,
        bar,
        longPress,
        onNear: preloadSelectionBar,
      })}
      {whyNot.element}
    </>
  );
}
