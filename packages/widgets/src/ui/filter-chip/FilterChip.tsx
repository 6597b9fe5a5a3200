import { Plus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useFilter } from "react-aria-components/Autocomplete";
import { SelectValue, type Key } from "react-aria-components/Select";

import { useMessages } from "../../i18n/index.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { Icon } from "../icon/index.js";
import { matching, OptionList, type Option } from "../option-list/index.js";
import { FloatingPanel } from "../popover/index.js";
import { Truncate } from "../truncate/index.js";
import { Clear, Count, Root, Text, Trigger, Value } from "./FilterChip.styles.js";
import { filterChipMessages } from "./filterChip.messages.js";

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

/**
 * A filter in a toolbar: `+ Status` while nothing is chosen, then `Status Completed +1` with a way to clear it. It
 * opens a list of checkboxes, with a search where the list is long or comes from elsewhere.
 *
 * @example
 * <FilterChip label="Status" options={statusOptions} value={chosen} onChange={setChosen} />
 */
export function FilterChip({
  label,
  options,
  value,
  onChange,
  onSearch,
  debounceMs = 500,
  onOpenChange,
  isLoading,
  onLoadMore,
  className,
}: FilterChipProps) {
  const t = useMessages(filterChipMessages);
  const { contains } = useFilter({ sensitivity: "base" });
  const [text, setText] = useState("");
  const ask = useDebounced(onSearch, debounceMs);
  const textId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);

  const type = (next: string) => {
    setText(next);
    ask(next);
  };
  const known = new Map([...value, ...options].map((option) => [option.id, option]));
  const choose = (ids: readonly Key[]) => onChange(ids.flatMap((id) => known.get(String(id)) ?? []));
  const clear = () => {
    onChange([]);
    triggerRef.current?.focus(); // the button that had the focus is gone
  };

  const [first, ...others] = value;
  const isSearchable = onSearch !== undefined || options.length > searchableFrom;
  return (
    <Root
      className={className}
      aria-label={label}
      selectionMode="multiple"
      allowsEmptyCollection // options from elsewhere are asked for by opening
      value={value.map(({ id }) => id)}
      onChange={(ids) => choose(ids as readonly Key[])}
      onOpenChange={(isOpen) => {
        if (!isOpen && text !== "") type("");
        onOpenChange?.(isOpen);
      }}
      data-set={first ? "" : undefined}
    >
      {/* react-aria would say the value before the label. */}
      <Trigger ref={triggerRef} aria-labelledby={textId}>
        {!first && <Icon icon={Plus} size={14} />}
        <Text id={textId}>
          <span>{label}</span>
          <Value as={SelectValue}>
            {() =>
              first ? (
                <>
                  <Truncate>{first.label}</Truncate>
                  {others.length > 0 && <Count>+{others.length}</Count>}
                </>
              ) : (
                "" // nothing at all would be react-aria's placeholder
              )
            }
          </Value>
        </Text>
      </Trigger>
      {first && (
        <Clear type="button" aria-label={t.clear({ label })} onClick={clear}>
          <Icon icon={X} size={14} />
        </Clear>
      )}
      <FloatingPanel>
        <OptionList
          options={onSearch ? options : matching(options, text, contains)}
          isMultiple
          isLoading={isLoading}
          onLoadMore={onLoadMore}
          search={isSearchable ? { text, onChange: type } : undefined}
        />
      </FloatingPanel>
    </Root>
  );
}

const searchableFrom = 8;
