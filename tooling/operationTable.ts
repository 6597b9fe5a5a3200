/** What this script reads of the bundled contract. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId?: string;
  parameters?: { $ref?: string; name?: string }[];
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/**
 * The table that gives every operation its place on the wire: operationId → method, path and, where the answer is not JSON,
 * what it is; or `once`, where the operation takes an Idempotency-Key. The sdk calls, fakes and names everything by it.
 */
export function operationTable(document: string): string {
  const { paths } = JSON.parse(document) as Contract;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.operationId ? [{ id: operation.operationId, row: rowOf(method, path, operation) }] : [],
    ),
  );
  const lines = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, row }) => `  ${id}: ${row},\n`);
  return `export const operationTable = {\n${lines.join("")}} as const;\n`;
}

function rowOf(method: string, path: string, { parameters = [], responses = {} }: Operation): string {
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
  return `[${[method.toUpperCase(), path, ...kind].map((cell) => JSON.stringify(cell)).join(", ")}]`;
}
