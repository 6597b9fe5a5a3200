import { useFilter } from "react-aria/useFilter";

import { useMessages } from "../../i18n/index.js";
import { matching, OptionField, type ChoiceProps, type Option } from "../option-list/index.js";
import { OptionText } from "./OptionText.js";
import { selectMessages } from "./select.messages.js";

export interface SelectProps extends ChoiceProps {
  /** All that can be chosen. With more than eight the list gets a search. */
  options: readonly Option[];
  /** Whether they are still on their way. */
  isLoading?: boolean | undefined;
  /** The chosen option's id. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** What choosing nothing is called; adds a first row that does so: `Default number`. */
  emptyLabel?: string;
}

/**
 * Chooses one of a known list.
 *
 * @example
 * <Select label="Language" options={languages} value={language} onChange={setLanguage} />
 */
export function Select({ options, isLoading = false, value, onChange, emptyLabel, ...field }: SelectProps) {
  const t = useMessages(selectMessages);
  const { contains } = useFilter({ sensitivity: "base" });
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
      search={
        isLoading || options.length > searchableFrom ? { find: (text) => matching(all, text, contains) } : undefined
      }
    />
  );
}

const searchableFrom = 8;
const emptyId = "cw-empty";
