import { FilterChip } from "../ui/filter-chip/index.js";

/** Props of {@link ChoiceFilter}. */
export interface ChoiceFilterProps<Id extends string> {
  /** The name of the filter. */
  label: string;
  /** The known values, in the order in which they are offered. */
  ids: readonly Id[];
  /** The labels of the values. */
  texts: Readonly<Record<Id, string>>;
  chosen: readonly Id[];
  /** Called with the chosen values in the order of `ids`. */
  onChange: (chosen: Id[]) => void;
}

/**
 * A filter of a list by some of a few known values.
 *
 * @example
 * <ChoiceFilter label={t.status} ids={campaignStatuses} texts={t} chosen={view.statuses}
 *   onChange={(statuses) => change({ statuses })} />
 */
export function ChoiceFilter<Id extends string>({ label, ids, texts, chosen, onChange }: ChoiceFilterProps<Id>) {
  const options = ids.map((id) => ({ id, label: texts[id] }));
  return (
    <FilterChip
      label={label}
      options={options}
      value={options.filter(({ id }) => chosen.includes(id))}
      onChange={(next) => onChange(ids.filter((id) => next.some((option) => option.id === id)))}
    />
  );
}
