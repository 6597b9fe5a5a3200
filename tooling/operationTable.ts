/** The parts of the bundled contract that this script reads. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId?: string;
  parameters?: { $ref?: string; name?: string }[];
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/**
 * The method and path of every operation and, if the response is not JSON, its type; or `once`, if the operation takes
 * an Idempotency-Key. The sdk uses it for all calls, fakes and names.
 *
 * @returns each operation separately (`operations`), for the hook that imports it, and all by their names (`table`).
 */
export function operationTables(document: string): { operations: string; table: string } {
  const { paths } = JSON.parse(document) as Contract;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.operationId ? [{ id: operation.operationId, cells: cellsOf(method, path, operation) }] : [],
    ),
  );
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const operations = sorted.map(({ id, cells }) => `export const ${id} = ${row([id, ...cells])} as const;\n`);
  const lines = sorted.map(({ id, cells }) => `  ${id}: ${row(cells)},\n`);
  return { operations: operations.join(""), table: `export const operationTable = {\n${lines.join("")}} as const;\n` };
}

const row = (cells: string[]) => `[${cells.map((cell) => JSON.stringify(cell)).join(", ")}]`;

function cellsOf(method: string, path: string, { parameters = [], responses = {} }: Operation): string[] {
  const types = Object.entries(responses).flatMap(([status, { content }]) =>
    status.startsWith("2") ? Object.keys(content ?? {}) : [],
  );
  const kind = types.includes("text/event-stream")
    ? ["events"]
    : types.some((type) => !/json/.test(type))
      ? ["file"]
      : parameters.some(({ $ref = "", name }) => name === "Idempotency-Key" || $ref.endsWith("/IdempotencyKey"))
        ? ["once"]
        : [];
  return [method.toUpperCase(), path, ...kind];
}
