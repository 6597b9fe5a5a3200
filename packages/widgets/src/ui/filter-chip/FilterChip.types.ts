import type { Option } from "../option-list/index.js";

/** Props of {@link FilterChip}. */
export interface FilterChipProps {
  /** The name of the filter: `Status`. */
  label: string;
  /** All options, or those found for the last search. */
  options: readonly Option[];
  /** The chosen options themselves, because they may not be among `options`. */
  value: readonly Option[];
  onChange: (options: readonly Option[]) => void;
  /** Makes the options remote: called with the text to search for when typing pauses, and with `""` when the list closes. */
  onSearch?: (text: string) => void;
  /** How long typing has to pause before a search, in ms. @default 500 */
  debounceMs?: number;
  /** Called when the list opens, which is when remote options are needed first, and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether options are loading. */
  isLoading?: boolean;
  /** Called when the end of the list comes into view. Leave it out when all options are loaded. */
  onLoadMore?: (() => void) | undefined;
  className?: string;
}
