/**
 * The rows in their former order with their new values; new rows are not added. Used while the pointer is over the
 * table, so that no row moves away under a press.
 */
export function calmRows<Row extends { id: string }>(shown: readonly Row[], latest: readonly Row[]): readonly Row[] {
  const byId = new Map(latest.map((row) => [row.id, row]));
  return shown.map((row) => byId.get(row.id) ?? row);
}
