import type { ReactNode } from "react";

import type { FieldProps } from "../field/index.js";
import type { Option } from "./option.js";

/** What every field that chooses from a list takes. */
export interface ChoiceProps extends FieldProps {
  /** Shown while nothing is chosen. @default `Choose` */
  placeholder?: string;
  /** Why nothing can be chosen yet, said inside the control: `Choose a customer first`. */
  disabledReason?: string | undefined;
  name?: string;
  onBlur?: () => void;
  autoFocus?: boolean;
}

/** What every field that loads its options as one types takes. Loading itself is the caller's. */
export interface AsyncChoiceProps extends ChoiceProps {
  /** The options found so far for the last search. */
  options: readonly Option[];
  /** Told what to search for once typing has paused, and `""` when the list closes. */
  onSearch?: (text: string) => void;
  /** How long typing has to pause. @default 500 */
  debounceMs?: number;
  /** Whether options are on their way: a skeleton row stands at the end. */
  isLoading?: boolean;
  /** Told when the end of the list comes into view; leave it out when everything is there. */
  onLoadMore?: (() => void) | undefined;
  /** With it the last row offers to create what was typed. */
  onCreate?: (name: string) => void;
}

/** Props of `OptionField`. */
export interface OptionFieldProps {
  field: ChoiceProps;
  isMultiple: boolean;
  ids: readonly string[];
  onPick: (ids: readonly string[]) => void;
  /** What the trigger shows for the choice; undefined shows the placeholder. */
  value: ReactNode;
  list: Pick<AsyncChoiceProps, "options" | "isLoading" | "onLoadMore" | "onCreate">;
  /** How typing finds options: at once among those given, or by asking for others. */
  search?:
    | { find?: (text: string) => readonly Option[]; ask?: (text: string) => void; debounceMs?: number | undefined }
    | undefined;
}
