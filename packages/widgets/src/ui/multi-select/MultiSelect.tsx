import { useFilter } from "react-aria/useFilter";

import { useMessages } from "../../i18n/index.js";
import { Chip } from "../chip/index.js";
import { matching, OptionField, type AsyncChoiceProps, type Option } from "../option-list/index.js";
import { OptionText, selectMessages } from "../select/index.js";
import { Tags } from "./MultiSelect.styles.js";

export interface MultiSelectProps extends AsyncChoiceProps {
  /** The chosen options themselves, because they may not be among those found. */
  value: readonly Option[];
  onChange: (options: readonly Option[]) => void;
  /** How many chosen ones the field shows before `+N`; 0 where they are shown beside the field. @default 4 */
  maxShown?: number;
  /** One at most: choosing another leaves the former, as where a role allows only one. @default false */
  isSingle?: boolean;
}

/**
 * Chooses any number of a list. Without `onSearch` the given options are all there are, and searching is among them.
 *
 * @example
 * <MultiSelect label="Products" options={products} value={chosen} onChange={setChosen} onCreate={createProduct} />
 */
export function MultiSelect({
  options,
  value,
  onChange,
  onSearch,
  isLoading,
  onLoadMore,
  onCreate,
  maxShown = 4,
  debounceMs = 500,
  isSingle = false,
  ...field
}: MultiSelectProps) {
  const t = useMessages(selectMessages);
  const { contains } = useFilter({ sensitivity: "base" });
  const isSearchable = options.length > searchableFrom || onCreate !== undefined;
  const findHere = isSearchable ? { find: (text: string) => matching(options, text, contains) } : undefined;
  const known = new Map([...value, ...options].map((option) => [option.id, option]));
  return (
    <OptionField
      field={{ placeholder: t.placeholder, ...field }}
      isMultiple={!isSingle}
      ids={value.map(({ id }) => id)}
      onPick={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
      value={chosen()}
      list={{ options, isLoading, onLoadMore, onCreate }}
      // Where Enter may create, it must not pick what was found for the letters before.
      search={onSearch ? { ask: onSearch, debounceMs, ...(onCreate && findHere) } : findHere}
    />
  );

  function chosen() {
    const [first] = value;
    if (first === undefined || maxShown === 0) return undefined;
    return isSingle ? <OptionText option={first} /> : <Chosen options={value} maxShown={maxShown} />;
  }
}

function Chosen({ options, maxShown }: { options: readonly Option[]; maxShown: number }) {
  const hidden = options.length - maxShown;
  return (
    <Tags>
      {options.slice(0, maxShown).map(({ id, label }) => (
        <Chip key={id}>{label}</Chip>
      ))}
      {hidden > 0 && <Chip tone="outline">+{hidden}</Chip>}
    </Tags>
  );
}

const searchableFrom = 8;
