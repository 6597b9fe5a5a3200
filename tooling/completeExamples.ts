/**
 * Adds required fields of responses to the contract's examples that lack them, if the contract implies an empty value:
 * null, false, 0 or an empty list. `pnpm generate` writes it into `openapi/examples/`, so that a new field need not be
 * written into each of them; a field without such a value has to be added by hand, and `openapi/contract.test.ts`
 * requires it.
 */
interface Schema {
  $ref?: string;
  type?: string | string[];
  minimum?: number;
  minItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Media {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}

/** The parts of the bundled contract that are read here. */
export interface Contract {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { responses?: Record<string, { content?: Record<string, Media> }> }>>;
}

/** Every JSON response that has examples. */
export function answersOf({ paths }: Contract) {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const media = operations.flatMap(({ responses = {} }) =>
    Object.values(responses).map(({ content }) => content?.["application/json"]),
  );
  return media.flatMap((one) => (one?.examples ? [{ schema: one.schema, examples: one.examples }] : []));
}

/** The example with the missing fields; the same object if nothing is missing. */
export function completed(contract: Contract, named: Schema, value: unknown): unknown {
  const schema = resolved(contract, named);
  if (schema.anyOf) {
    const [only, ...others] = schema.anyOf.filter((one) => resolved(contract, one).type !== "null");
    return only && others.length === 0 && value !== null ? completed(contract, only, value) : value;
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return items
      ? same(
          value,
          value.map((one: unknown) => completed(contract, items, one)),
        )
      : value;
  }
  if (!isRecord(value) || !schema.properties) return value;
  const entries = Object.entries(schema.properties).flatMap(([name, property]): [string, unknown][] => {
    if (name in value) return [[name, completed(contract, property, value[name])]];
    const empty = schema.required?.includes(name) ? emptyOf(contract, property) : undefined;
    return empty === undefined ? [] : [[name, empty]];
  });
  const isComplete = entries.every(([name, one]) => value[name] === one);
  return isComplete ? value : { ...Object.fromEntries(entries), ...withoutKnown(value, schema.properties) };
}

function emptyOf(contract: Contract, named: Schema): unknown {
  const schema = resolved(contract, named);
  const types = [schema.type ?? schema.anyOf?.map((one) => resolved(contract, one).type) ?? []].flat(2);
  if (types.includes("null")) return null;
  if (types.includes("boolean")) return false;
  if (types.includes("array") && !schema.minItems) return [];
  if ((types.includes("integer") || types.includes("number")) && (schema.minimum ?? 0) <= 0) return 0;
  return undefined;
}

function resolved({ components }: Contract, schema: Schema): Schema {
  const name = schema.$ref?.replace("#/components/schemas/", "");
  return name === undefined ? schema : { ...components.schemas[name], ...schema };
}

const same = (before: unknown[], after: unknown[]) => (after.every((one, at) => one === before[at]) ? before : after);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const withoutKnown = (value: Record<string, unknown>, known: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !(name in known)));
