import { useId, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Select, SelectValue, type Key } from "react-aria-components/Select";

import { AriaLocale } from "../aria/index.js";
import { matching, OptionList, useListSearch, WakeUp, type WokenBy } from "../option-list/index.js";
import { FloatingPanel } from "../popover/index.js";
import { ChipClear, ChipLabel, ChipValue } from "./ChipFace.js";
import { Root, Trigger, Value } from "./FilterChip.styles.js";
import type { FilterChipProps } from "./FilterChip.types.js";

/** The live `FilterChip`: react-aria's select with its popover and list. */
export function LiveFilterChip({
  label,
  options,
  value,
  onChange,
  onSearch,
  debounceMs,
  onOpenChange,
  isLoading,
  onLoadMore,
  className,
  wokenBy,
}: FilterChipProps & { wokenBy: WokenBy | undefined }) {
  const list = useListSearch({ ask: onSearch, isLoading, debounceMs });
  const { text, type, isPending } = list;
  const textId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);

  const known = new Map([...value, ...options].map((option) => [option.id, option]));
  const choose = (ids: readonly Key[]) => onChange(ids.flatMap((id) => known.get(String(id)) ?? []));

  const isSet = value.length > 0;
  const isSearchable = onSearch !== undefined || options.length > searchableFrom;
  return (
    <AriaLocale>
      <Root
        as={Select}
        className={className}
        aria-label={label}
        selectionMode="multiple"
        allowsEmptyCollection // options from elsewhere are asked for by opening
        value={value.map(({ id }) => id)}
        onChange={(ids: Key | readonly Key[] | null) => choose(ids as readonly Key[])}
        onOpenChange={(isOpen: boolean) => {
          list.onOpenChange(isOpen);
          onOpenChange?.(isOpen);
        }}
        data-set={isSet ? "" : undefined}
      >
        <WakeUp wokenBy={wokenBy} triggerRef={triggerRef} />
        {/* react-aria would say the value before the label. */}
        <Trigger as={Button} ref={triggerRef} aria-labelledby={textId}>
          <ChipLabel id={textId} label={label} isSet={isSet}>
            {/* Nothing at all would be react-aria's placeholder. */}
            <Value as={SelectValue}>{() => (isSet ? <ChipValue value={value} /> : "")}</Value>
          </ChipLabel>
        </Trigger>
        {isSet && <ChipClear label={label} triggerRef={triggerRef} onClear={() => onChange([])} />}
        <FloatingPanel>
          <OptionList
            options={onSearch ? options : matching(options, text)}
            isMultiple
            isLoading={isLoading}
            onLoadMore={onLoadMore}
            search={isSearchable ? { text, onChange: type, isPending } : undefined}
            onLeft={list.onLeft}
          />
        </FloatingPanel>
      </Root>
    </AriaLocale>
  );
}

const searchableFrom = 8;
