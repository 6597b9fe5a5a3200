import { useMessages } from "../../i18n/index.js";
import { Chip, useFirstLineCount } from "../chip/index.js";
import { matching, OptionField, type AsyncChoiceProps, type Option } from "../option-list/index.js";
import { OptionText, selectMessages } from "../select/index.js";
import { Rest, Tag, Tags } from "./MultiSelect.styles.js";

export interface MultiSelectProps extends AsyncChoiceProps {
  /** The chosen options themselves, because they may not be among `options`. */
  value: readonly Option[];
  onChange: (options: readonly Option[]) => void;
  /** How many chosen options the field shows before `+N`, if there is room; 0 if they are shown beside the field. @default 4 */
  maxShown?: number;
  /** Whether at most one can be chosen, for example where a role allows only one. @default false */
  isSingle?: boolean;
}

/**
 * Chooses any number of options. Without `onSearch`, `options` are all there are, and the search filters them.
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
  const isSearchable = options.length > searchableFrom || onCreate !== undefined;
  const findHere = isSearchable ? { find: (text: string) => matching(options, text) } : undefined;
  const known = new Map([...value, ...options].map((option) => [option.id, option]));
  return (
    <OptionField
      field={{ placeholder: t.placeholder, ...field }}
      isMultiple={!isSingle}
      ids={value.map(({ id }) => id)}
      onPick={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
      onCreated={(option) => onChange(isSingle ? [option] : [...value, option])}
      value={chosen()}
      list={{ options, isLoading, onLoadMore, onCreate }}
      // If Enter can create an option, it must not choose one that was found for the previous letters.
      search={onSearch ? { ask: onSearch, debounceMs, ...(onCreate && findHere) } : findHere}
    />
  );

  function chosen() {
    const [first] = value;
    if (first === undefined || maxShown === 0) return undefined;
    return isSingle ? <OptionText option={first} /> : <Chosen options={value} maxShown={maxShown} />;
  }
}

/** The first names that fit completely, and the number of others. */
function Chosen({ options, maxShown }: { options: readonly Option[]; maxShown: number }) {
  const first = options.slice(0, maxShown);
  const [tags, count] = useFirstLineCount<HTMLSpanElement>(first.map(({ label }) => label));
  const hidden = options.length - count;
  return (
    <Tags ref={tags} data-counts={hidden > 0 || undefined}>
      {first.map(({ id, label }, nth) => (
        <Tag key={id} data-unseen={nth >= count || undefined} aria-hidden={nth >= count || undefined}>
          <Chip>{label}</Chip>
        </Tag>
      ))}
      {hidden > 0 && <Rest>+{hidden}</Rest>}
    </Tags>
  );
}

const searchableFrom = 8;
