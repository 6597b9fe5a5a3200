import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The bundled contract, as far as the router reads it. */
export interface OpenApiDocument {
  paths: Record<string, PathItem>;
  components: {
    parameters?: Record<string, Parameter>;
    responses?: Record<string, ResponseObject>;
    schemas: Record<string, Schema>;
  };
}

export type Schema = Record<string, unknown>;
export type Reference = { $ref: string };

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema: Schema;
}

export interface ResponseObject {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Schema }>;
}

export interface OperationObject {
  operationId: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, ResponseObject | Reference>;
}

export const methods = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof methods)[number];
type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<Record<Method, OperationObject>>;

/** Where the bundled contract is. */
export const contractFile = createRequire(import.meta.url).resolve("@callwright/openapi/openapi.json");

let contract: OpenApiDocument | undefined;

/** The bundled contract, which a process reads once. */
export function readContract(): OpenApiDocument {
  return (contract ??= JSON.parse(readFileSync(contractFile, "utf8")) as OpenApiDocument);
}

/** Follows a reference inside the contract. */
export function resolve<Target>(document: OpenApiDocument, value: Target | Reference): Target {
  if (!isReference(value)) return value;
  const steps = value.$ref.slice(2).split("/");
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
  return resolve(document, found as Target | Reference);
}

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && typeof (value as Reference).$ref === "string";
}
