import { useMessages } from "../../i18n/index.js";
import { OptionField, type AsyncChoiceProps, type Option } from "../option-list/index.js";
import { OptionText, selectMessages } from "../select/index.js";

export interface ComboBoxProps extends AsyncChoiceProps {
  /** The chosen option itself, because it may not be among `options`. */
  value: Option | null;
  onChange: (option: Option | null) => void;
}

/**
 * Chooses one option from a list that is too long to load. It searches while the user types, and loads more while they scroll.
 *
 * @example
 * <ComboBox
 *   label="Customer" value={customer} onChange={setCustomer}
 *   options={found.options} isLoading={found.isLoading} onSearch={found.search} onLoadMore={found.loadMore}
 * />
 */
export function ComboBox({
  options,
  value,
  onChange,
  onSearch,
  debounceMs,
  isLoading,
  onLoadMore,
  onCreate,
  ...field
}: ComboBoxProps) {
  const t = useMessages(selectMessages);
  return (
    <OptionField
      field={{ placeholder: t.placeholder, ...field }}
      isMultiple={false}
      ids={value ? [value.id] : []}
      onPick={([id]) => onChange(options.find((option) => option.id === id) ?? null)}
      onCreated={onChange}
      value={value ? <OptionText option={value} /> : undefined}
      list={{ options, isLoading, onLoadMore, onCreate }}
      search={onSearch && { ask: onSearch, debounceMs }}
    />
  );
}
