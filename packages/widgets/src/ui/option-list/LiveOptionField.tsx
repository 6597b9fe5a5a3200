import { useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Select, SelectValue, type Key } from "react-aria-components/Select";

import { useEvent } from "../../lib/useEvent.js";
import { AriaLocale } from "../aria/index.js";
import { AriaFieldTexts } from "../field/AriaFieldTexts.js";
import { fieldParts } from "../field/index.js";
import { ChevronsUpDown } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { FloatingPanel } from "../popover/index.js";
import { creatable, type Option } from "./option.js";
import { Root, Trigger, Value } from "./OptionField.styles.js";
import type { OptionFieldProps } from "./OptionField.types.js";
import { createId, OptionList } from "./OptionList.js";
import { useListSearch } from "./useListSearch.js";
import type { WokenBy } from "./useWaking.js";
import { WakeUp } from "./WakeUp.js";

/** The live `OptionField`: react-aria's select with its popover and list. */
export function LiveOptionField({
  field,
  isMultiple,
  ids,
  onPick,
  onCreated,
  value,
  list,
  search,
  wokenBy,
}: OptionFieldProps & { wokenBy: WokenBy | undefined }) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { root, heading, note, rest } = fieldParts(field);
  const { placeholder, disabledReason, ...own } = rest;
  const { text, type, isPending, isThere, onOpenChange, onLeft } = useListSearch({
    ask: search?.ask,
    isLoading: list.isLoading,
    debounceMs: search?.debounceMs,
  });
  const options = search?.find?.(text) ?? list.options;
  const creates = list.onCreate ? creatable(options, text) : undefined;

  // Other options may have been chosen, or another text typed, while it was created.
  const finish = useEvent((name: string, created: Option | undefined) => {
    if (created) onCreated?.(created);
    else if (isThere && text === "") type(name);
  });
  const create = async (name: string) => {
    type("");
    const creation = list.onCreate?.(name);
    if (creation) finish(name, await creation);
  };
  const pick = (keys: readonly Key[]) => {
    if (keys.includes(createId)) void create(text.trim());
    else onPick(keys.map(String));
  };
  return (
    <AriaLocale>
      <Root
        as={Select}
        {...own}
        {...root}
        isDisabled={root.isDisabled || disabledReason !== undefined}
        selectionMode={isMultiple ? "multiple" : "single"}
        value={isMultiple ? ids : (ids[0] ?? null)}
        onChange={(keys: Key | readonly Key[] | null) =>
          pick(Array.isArray(keys) ? keys : keys === null ? [] : [keys as Key])
        }
        allowsEmptyCollection
        onOpenChange={onOpenChange}
      >
        <AriaFieldTexts>
          {heading}
          <WakeUp wokenBy={wokenBy} triggerRef={triggerRef} />
          <Trigger as={Button} ref={triggerRef} data-holds={isMultiple && value !== undefined ? "tags" : undefined}>
            {/* react-aria's own word for it counts what the list holds, which may be nothing while it is closed. */}
            <Value as={SelectValue} data-empty={value === undefined || undefined}>
              {() => value ?? disabledReason ?? placeholder}
            </Value>
            <Icon icon={ChevronsUpDown} size={14} />
          </Trigger>
          <FloatingPanel>
            <OptionList
              // react-aria also renders the list of a closed select. A long list is not rendered; a short one is, so
              // that options can be chosen by their first letter.
              options={isThere || !search ? options : []}
              isMultiple={isMultiple}
              creates={creates}
              isLoading={list.isLoading}
              onLoadMore={list.onLoadMore}
              search={search && { text, onChange: type, isPending }}
              onLeft={onLeft}
            />
          </FloatingPanel>
          {note}
        </AriaFieldTexts>
      </Root>
    </AriaLocale>
  );
}
