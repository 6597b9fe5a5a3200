import type { ReactNode } from "react";

import type { FieldProps } from "../field/index.js";
import type { Option } from "./option.js";

/** Props of every field that chooses from a list. */
export interface ChoiceProps extends FieldProps {
  /** The placeholder. @default `Choose` */
  placeholder?: string;
  /** Why nothing can be chosen yet, shown inside the control: `Choose a customer first`. */
  disabledReason?: string | undefined;
  name?: string;
  onBlur?: () => void;
  autoFocus?: boolean;
}

/** Props of every field whose options are loaded while the user types. The caller loads them. */
export interface AsyncChoiceProps extends ChoiceProps {
  /** The options found so far for the last search. */
  options: readonly Option[];
  /** Called with the text to search for when typing pauses, and with `""` when the list closes. */
  onSearch?: (text: string) => void;
  /** How long typing has to pause before a search, in ms. @default 500 */
  debounceMs?: number;
  /** Whether options are loading. A skeleton row is shown at the end. */
  isLoading?: boolean;
  /** Called when the end of the list comes into view. Leave it out when all options are loaded. */
  onLoadMore?: (() => void) | undefined;
  /**
   * Adds a last row that creates an option from the typed text. The created option is chosen. If it resolves to
   * undefined, nothing was created, and the text is typed again.
   */
  onCreate?: (name: string) => void | Promise<Option | undefined>;
}

/** Props of `OptionField`. */
export interface OptionFieldProps {
  field: ChoiceProps;
  isMultiple: boolean;
  ids: readonly string[];
  onPick: (ids: readonly string[]) => void;
  /** Called with an option that `list.onCreate` has created. */
  onCreated?: (option: Option) => void;
  /** The content of the control for the choice; undefined shows the placeholder. */
  value: ReactNode;
  list: Pick<AsyncChoiceProps, "options" | "isLoading" | "onLoadMore" | "onCreate">;
  /** How typing finds options: immediately among the given ones, or with a request. */
  search?:
    | { find?: (text: string) => readonly Option[]; ask?: (text: string) => void; debounceMs?: number | undefined }
    | undefined;
}
