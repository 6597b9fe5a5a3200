import { ChevronsUpDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { SelectValue } from "react-aria-components/Select";
import type { Key } from "react-aria-components/Select";

import { useDebounced } from "../../lib/useDebounced.js";
import { fieldParts, type FieldProps } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { FloatingPanel } from "../popover/index.js";
import { creatable, type Option } from "./option.js";
import { Root, Trigger, Value } from "./OptionField.styles.js";
import { createId, OptionList } from "./OptionList.js";

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

interface OptionFieldProps {
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

/** The trigger, popover and list behind Select, ComboBox and MultiSelect. */
export function OptionField({ field, isMultiple, ids, onPick, value, list, search }: OptionFieldProps) {
  const { root, heading, note, rest } = fieldParts(field);
  const { placeholder, disabledReason, ...own } = rest;
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const ask = useDebounced(search?.ask, search?.debounceMs ?? 500);
  const options = search?.find?.(text) ?? list.options;
  const creates = list.onCreate ? creatable(options, text) : undefined;

  const type = (next: string) => {
    setText(next);
    ask(next);
  };
  const pick = (keys: readonly Key[]) => {
    if (keys.includes(createId)) list.onCreate?.(text.trim());
    else onPick(keys.map(String));
    if (keys.includes(createId)) type("");
  };
  return (
    <Root
      {...own}
      {...root}
      isDisabled={root.isDisabled || disabledReason !== undefined}
      selectionMode={isMultiple ? "multiple" : "single"}
      value={isMultiple ? ids : (ids[0] ?? null)}
      onChange={(keys: Key | readonly Key[] | null) =>
        pick(Array.isArray(keys) ? keys : keys === null ? [] : [keys as Key])
      }
      allowsEmptyCollection
      onOpenChange={(next: boolean) => {
        setOpen(next);
        if (!next && text !== "") type("");
      }}
    >
      {heading}
      <Trigger data-holds={isMultiple && value !== undefined ? "tags" : undefined}>
        {/* react-aria's own word for it counts what the list holds, which may be nothing while it is closed. */}
        <Value as={SelectValue} data-empty={value === undefined || undefined}>
          {() => value ?? disabledReason ?? placeholder}
        </Value>
        <Icon icon={ChevronsUpDown} size={14} />
      </Trigger>
      <FloatingPanel>
        <OptionList
          // react-aria draws the list of a closed select too. A long one can wait; a short one can be chosen from by letter.
          options={isOpen || !search ? options : []}
          isMultiple={isMultiple}
          creates={creates}
          isLoading={list.isLoading}
          onLoadMore={list.onLoadMore}
          search={search && { text, onChange: type }}
        />
      </FloatingPanel>
      {note}
    </Root>
  );
}
