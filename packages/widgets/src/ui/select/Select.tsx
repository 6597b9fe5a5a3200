import { useMessages } from "../../i18n/index.js";
import { matching, OptionField, type ChoiceProps, type Option } from "../option-list/index.js";
import { OptionText } from "./OptionText.js";
import { selectMessages } from "./select.messages.js";

export interface SelectProps extends ChoiceProps {
  /** All options. If there are more than eight, the list has a search. */
  options: readonly Option[];
  /** Whether the options are still loading. */
  isLoading?: boolean | undefined;
  /** The id of the chosen option. */
  value: string | null;
  onChange: (id: string | null) => void;
  /**
   * The label of a first option that chooses nothing, such as `Default number`. If omitted, there is no such option.
   */
  emptyLabel?: string;
}

/**
 * Chooses one option from a list that is completely loaded.
 *
 * @example
 * <Select label="Language" options={languages} value={language} onChange={setLanguage} />
 */
export function Select({ options, isLoading = false, value, onChange, emptyLabel, ...field }: SelectProps) {
  const t = useMessages(selectMessages);
  const all = emptyLabel === undefined ? options : [{ id: emptyId, label: emptyLabel }, ...options];
  const chosen = all.find(({ id }) => id === (value ?? emptyId));
  return (
    <OptionField
      field={{ placeholder: t.placeholder, ...field }}
      isMultiple={false}
      ids={chosen ? [chosen.id] : []}
      onPick={([id]) => onChange(id === undefined || id === emptyId ? null : id)}
      value={chosen && <OptionText option={chosen} />}
      list={{ options: all, isLoading }}
      search={isLoading || options.length > searchableFrom ? { find: (text) => matching(all, text) } : undefined}
    />
  );
}

const searchableFrom = 8;
const emptyId = "cw-empty";
