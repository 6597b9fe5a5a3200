/**
 * The rows in the order in which they were shown before, with what is new about them; rows that came meanwhile wait.
 * For as long as somebody points at the table: a row must not move away under a press.
 */
export function calmRows<Row extends { id: string }>(shown: readonly Row[], latest: readonly Row[]): readonly Row[] {
  const byId = new Map(latest.map((row) => [row.id, row]));
  return shown.map((row) => byId.get(row.id) ?? row);
}
