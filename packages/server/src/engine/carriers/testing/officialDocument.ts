import { readFileSync } from "node:fs";

import { Ajv, type AnySchema } from "ajv";
import addFormats from "ajv-formats";

/** A JSON value of a third-party document. */
type Node = Record<string, unknown>;

interface Media {
  schema: Node;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Node;
}

interface Document {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components: { schemas: Record<string, Node> };
}

/** The known errors in a carrier's document. */
export interface Corrections {
  correct?: (schemas: Record<string, Node>) => void;
  /** Its own formats, each with a check. */
  formats?: Record<string, true | ((text: string) => boolean)>;
}

export interface Sent {
  method: string;
  url: URL;
  contentType: string;
  body: string;
}

/** A carrier's OpenAPI document, which can validate requests and responses. */
export interface OfficialDocument {
  /** The violations in a request; empty if the document allows it. An unknown field is a violation, too. */
  problemsOfRequest(sent: Sent): string[];
  /** The violations in the response to a request. A status that the document does not mention has none. */
  problemsOfAnswer(sent: Sent, status: number, body: unknown): string[];
  /** The violations in a value that should match this schema. */
  problemsOf(schemaName: string, value: unknown): string[];
}

/** @param file an OpenAPI 3.0 document as JSON. */
export function readOfficialDocument(file: string, { correct, formats = {} }: Corrections = {}): OfficialDocument {
  const document = JSON.parse(readFileSync(file, "utf8")) as Document;
  const { schemas } = document.components;
  correct?.(schemas);
  asJsonSchema(document);

  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const [name, fits] of Object.entries(formats)) ajv.addFormat(name, fits);
  ajv.addSchema({ $id: "document", components: document.components });
  const compiled = new Map<Node, ReturnType<typeof ajv.compile>>();
  const problems = (schema: Node, value: unknown): string[] => {
    const text = () => JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
    const isValid = compiled.get(schema) ?? ajv.compile(JSON.parse(text()) as AnySchema);
    compiled.set(schema, isValid);
    if (isValid(value)) return [];
    return (isValid.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
    );
  };
  const resolved = (schema: Node): Node =>
    typeof schema.$ref === "string" ? (schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;

  const routes = Object.entries(document.paths)
    .map(([path, operations]) => ({ operations, pattern: patternOf(path), variables: path.split("{").length }))
    .toSorted((one, other) => one.variables - other.variables);
  const find = ({ method, url }: Sent) => {
    const operations = routes.find((route) => route.pattern.test(url.pathname))?.operations;
    const operation = operations?.[method.toLowerCase()];
    return operation && { operation, parameters: [...(operations.parameters ?? []), ...(operation.parameters ?? [])] };
  };

  return {
    problemsOf: (schemaName, value) => problems({ $ref: `#/components/schemas/${schemaName}` }, value),

    problemsOfRequest(sent) {
      const found = find(sent);
      if (!found) return [`there is no ${sent.method} ${sent.url.pathname}`];
      return [
        ...problemsOfQuery(sent.url.searchParams, found.parameters, problems),
        ...problemsOfBody(sent, found.operation, resolved, problems),
      ];
    },

    problemsOfAnswer(sent, status, body) {
      const answer = find(sent)?.operation.responses[String(status)]?.content?.["application/json"];
      return answer ? problems(answer.schema, body) : [];
    },
  };
}

type Problems = (schema: Node, value: unknown) => string[];

function problemsOfQuery(query: URLSearchParams, parameters: Parameter[], problems: Problems): string[] {
  const known = parameters.filter((parameter) => parameter.in === "query");
  const unknown = [...query.keys()].filter((name) => !known.some((parameter) => parameter.name === name));
  return [
    ...unknown.map((name) => `query ${name} is not known`),
    ...known.flatMap(({ name, required, schema }) => {
      const values = query.getAll(name);
      if (values.length === 0) return required ? [`query ${name} is missing`] : [];
      return problems(schema, fromForm(schema, values)).map((problem) => `query ${name} ${problem}`);
    }),
  ];
}

function problemsOfBody(
  { body, contentType }: Sent,
  { requestBody }: Operation,
  resolved: (schema: Node) => Node,
  problems: Problems,
): string[] {
  if (!body) return [];
  const type = contentType.split(";")[0] ?? "";
  const media = requestBody?.content[type];
  if (!media) return [`a body of type ${type} is not taken`];
  const properties = (resolved(media.schema).properties ?? {}) as Record<string, Node>;
  const value =
    type === "application/json" ? (JSON.parse(body) as Node) : formOf(new URLSearchParams(body), properties);
  const unknown = Object.keys(value).filter((name) => !(name in properties));
  return [...unknown.map((name) => `field ${name} is not known`), ...problems(media.schema, value)];
}

function formOf(form: URLSearchParams, properties: Record<string, Node>): Node {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, fromForm(properties[name] ?? {}, form.getAll(name))]),
  );
}

/** Forms and queries contain only strings: the schema determines their types. */
function fromForm({ type }: Node, values: string[]): unknown {
  const types = [type].flat();
  if (types.includes("array")) return values;
  const [value = ""] = values;
  if (types.includes("boolean") && ["true", "false"].includes(value)) return value === "true";
  const isNumber = types.includes("integer") || types.includes("number");
  return isNumber && value !== "" && !Number.isNaN(Number(value)) ? Number(value) : value;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", String.raw`\.`).replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
}

/** Converts the specifics of OpenAPI 3.0, and what is not a valid schema, to JSON Schema; in place. */
function asJsonSchema(node: unknown, isMap = false): void {
  if (!node || typeof node !== "object") return;
  for (const [key, value] of Object.entries(node)) {
    const isData = !isMap && ["enum", "default", "example", "examples"].includes(key);
    if (!isData) asJsonSchema(value, !isMap && ["properties", "schemas", "paths"].includes(key));
  }
  if (isMap || Array.isArray(node)) return;
  const schema = node as { type?: unknown; nullable?: unknown; enum?: unknown; items?: Node; required?: unknown };
  if (Array.isArray(schema.enum)) {
    const words = [...new Set([...(schema.enum as unknown[]), ...(schema.nullable === true ? [null] : [])])];
    if (schema.type === "array" && schema.items) schema.items.enum ??= words;
    if (words.length > 0 && schema.type !== "array") schema.enum = words;
    else delete schema.enum;
  }
  if (schema.nullable === true && typeof schema.type === "string") schema.type = [schema.type, "null"];
  if (Array.isArray(schema.required) && schema.required.length === 0) delete schema.required;
  delete schema.nullable;
  delete (schema as Node).discriminator;
}
