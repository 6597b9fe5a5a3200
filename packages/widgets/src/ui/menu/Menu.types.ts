import type { OperationId } from "@callwright/sdk/contract";
import type { LucideIcon } from "lucide-react";

/** One thing that can be done. */
export interface MenuAction {
  id: string;
  label: string;
  /** 16 px, quiet. */
  icon?: LucideIcon;
  /** The key that does the same outside the menu, shown as a hint: a letter, or `Enter`. */
  shortcut?: string;
  /** Something that is on or off: the menu shows which, and stays open. */
  isChecked?: boolean;
  /** Destroys something, or costs money. */
  isDanger?: boolean;
  /** Why it cannot be done now. It stays where it is and says so. */
  disabledReason?: string | undefined;
  /** What is asked of the server; where the session may not, it is not offered. */
  needs?: OperationId | undefined;
  onAction: () => void;
}

/** A menu's actions in order; `"separator"` draws a line between two groups. */
export type MenuEntry = MenuAction | "separator";
