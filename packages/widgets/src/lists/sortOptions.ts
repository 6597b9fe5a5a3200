/** An order of a list with its label. */
export interface SortOption<Sort extends string> {
  sort: Sort;
  label: string;
}

/**
 * The options of a `SortMenu`: the given orders, and the current one if only a column header offers it, named after its
 * column.
 *
 * @param columns the names of the columns by their sort field
 */
export function sortOptions<Sort extends string>(
  usual: readonly SortOption<Sort>[],
  columns: Readonly<Record<string, string>>,
  present: Sort,
): readonly SortOption<Sort>[] {
  if (usual.some(({ sort }) => sort === present)) return usual;
  return [...usual, { sort: present, label: columns[present.replace(/^-/, "")] ?? present }];
}
