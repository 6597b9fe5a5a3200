import type { Option } from "../option-list/index.js";

/** Props of {@link FilterChip}. */
export interface FilterChipProps {
  /** What is filtered by: `Status`. */
  label: string;
  /** All there is to choose, or what was found for the last search. */
  options: readonly Option[];
  /** The chosen options themselves, because they may not be among those found. */
  value: readonly Option[];
  onChange: (options: readonly Option[]) => void;
  /** With it options come from elsewhere: told what to search for once typing has paused, and `""` on closing. */
  onSearch?: (text: string) => void;
  /** How long typing has to pause. @default 500 */
  debounceMs?: number;
  /** Told when the list opens, which is when options from elsewhere are first wanted, and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether options are on their way. */
  isLoading?: boolean;
  /** Told when the end of the list comes into view; leave it out when everything is there. */
  onLoadMore?: (() => void) | undefined;
  className?: string;
}
