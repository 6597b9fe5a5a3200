/** An order of a list and what it is called. */
export interface SortOption<Sort extends string> {
  sort: Sort;
  label: string;
}

/**
 * The orders to choose from, for a `SortMenu`: the useful ones in words, and the present one, which only a column header
 * may offer. That is named after its column.
 *
 * @param columns what the columns are called, by the field they are sorted by
 */
export function sortOptions<Sort extends string>(
  usual: readonly SortOption<Sort>[],
  columns: Readonly<Record<string, string>>,
  present: Sort,
): readonly SortOption<Sort>[] {
  if (usual.some(({ sort }) => sort === present)) return usual;
  return [...usual, { sort: present, label: columns[present.replace(/^-/, "")] ?? present }];
}
