/** The parts of the bundled contract that this script reads. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: { $ref?: string; name?: string }[];
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/**
 * The method and path of every operation and, if the response is not JSON, its type; or `once`, if the operation takes
 * an Idempotency-Key. The sdk uses it for all calls, fakes and names.
 *
 * @returns each operation separately, in one module for each tag (`modules`), so that a page loads those of the hooks
 * that it imports; and all by their names (`table`).
 */
export function operationTables(document: string): { modules: ReadonlyMap<string, string>; table: string } {
  const { paths } = JSON.parse(document) as Contract;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.operationId
        ? [{ id: operation.operationId, tag: tagOf(operation), cells: cellsOf(method, path, operation) }]
        : [],
    ),
  );
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const modules = new Map<string, string>();
  for (const { id, tag, cells } of sorted)
    modules.set(tag, `${modules.get(tag) ?? ""}export const ${id} = ${row([id, ...cells])} as const;\n`);
  const lines = sorted.map(({ id, cells }) => `  ${id}: ${row(cells)},\n`);
  return { modules, table: `export const operationTable = {\n${lines.join("")}} as const;\n` };
}

function tagOf({ operationId, tags = [] }: Operation): string {
  const [tag] = tags;
  if (tag === undefined || tags.length > 1) throw new Error(`${operationId} needs one tag.`);
  return tag;
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
