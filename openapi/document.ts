import { readFileSync } from "node:fs";

/** As much of OpenAPI 3.1 as the tests of this folder read. */
export interface Document {
  paths: Record<string, Record<string, Operation | Parameter[]>>;
  tags: { name: string }[];
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, unknown>;
  };
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, unknown>[];
  "x-roles"?: string[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
}

export interface Media {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Media>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header";
  style?: string;
  explode?: boolean;
  schema: Schema;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

/** An operation with where it lives and every parameter it takes, references followed. */
export interface Placed {
  id: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

/** The bundled contract. */
export const contract = JSON.parse(
  readFileSync(new URL("generated/openapi.json", import.meta.url), "utf8"),
) as Document;

/** What a reference of the bundle points at; anything else is handed back as it is. */
export function resolve<Part extends object>(part: Part): Part {
  if (!("$ref" in part) || typeof part.$ref !== "string") return part;
  return part.$ref
    .slice(2)
    .split("/")
    .reduce((node: unknown, key) => (node as Record<string, unknown>)[key], contract) as Part;
}

/** Every operation, in the order of the contract. */
export const operations: Placed[] = Object.entries(contract.paths).flatMap(([path, item]) => {
  const { parameters: shared = [], ...methods } = item as Record<string, Operation> & { parameters?: Parameter[] };
  return Object.entries(methods).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    operation,
    parameters: [...shared, ...(operation.parameters ?? [])].map(resolve),
  }));
});
