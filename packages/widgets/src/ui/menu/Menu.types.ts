import type { OperationId } from "@callwright/sdk/contract";

import type { IconShape } from "../icon/index.js";

/** One action of a menu. */
export interface MenuAction {
  id: string;
  label: string;
  /** An icon of 16 px before the label. */
  icon?: IconShape;
  /** The key that does the same outside the menu, shown as a hint: a letter, or `Enter`. */
  shortcut?: string;
  /** Makes the item a checkbox with this state. The menu stays open when it is pressed. */
  isChecked?: boolean;
  /** Marks an action that deletes something or costs money. */
  isDanger?: boolean;
  /** Why the action is disabled. It stays in the menu and shows the reason. */
  disabledReason?: string | undefined;
  /** The operation that the action calls. It is hidden when the session may not call that operation. */
  needs?: OperationId | undefined;
  onAction: () => void;
}

/** The items of a menu in order. A `"separator"` is drawn only between two visible items. */
export type MenuEntry = MenuAction | "separator";
