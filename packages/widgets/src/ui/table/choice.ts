import type { ChangeEvent, ComponentType, ReactNode } from "react";

import type { SelectBoxProps } from "./SelectBox.js";
import type { LongPress } from "./useLongPress.js";
import type { RowSelection } from "./useRowSelection.js";

/** What a table does so that its rows can be selected. */
export interface Choice extends RowSelection {
  /** Whether a press on a row selects it on a phone. */
  isChoosing: boolean;
  isSelected: (id: string) => boolean;
  /** Why rows cannot be selected. */
  disabledReason: string | undefined;
  /** The element that holds the reason for assistive technology, once for all boxes. */
  disabledReasonId: string | undefined;
  /** The checkbox of a row. */
  Box: ComponentType<SelectBoxProps>;
  onSelect: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The checkbox of the page. */
  pageBox: ReactNode;
  /** Above a phone's list. */
  bar: ReactNode;
  /** Handlers of the body. */
  longPress: LongPress;
  /** A pointer or the focus is near the rows. */
  onNear: () => void;
}

/** Effects of keys and presses in a table whose rows cannot be selected. */
export const noSelecting: RowSelection & { isChoosing: boolean } = {
  isPossible: false,
  isChoosing: false,
  hasAny: false,
  toggle: nothing,
  extendTo: nothing,
  togglePage: nothing,
  selectPage: nothing,
  clear: nothing,
  endRange: nothing,
};

function nothing() {}
