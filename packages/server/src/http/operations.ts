import type { ValidateFunction } from "ajv/dist/2020.js";

import type { OperationId } from "../contract/operation.ts";
import {
  methods,
  resolve,
  type Method,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type ResponseObject,
  type Schema,
} from "../contract/openApi.ts";
import type { SchemaCompiler } from "./schemas.ts";

/** One operation of the contract, which can validate requests and responses. */
export interface Operation {
  id: OperationId;
  method: Method;
  /** The path as in the contract: `/v1/countries/{id}`. */
  path: string;
  /** Query parameters that take several values, separated by commas. */
  listParameters: ReadonlySet<string>;
  body: { kind: "none" } | { kind: "json" | "multipart" | "fields"; isRequired: boolean };
  /** Whether it takes an Idempotency-Key. */
  isOnce: boolean;
  /** Whether it takes If-Match: it edits a shared record, and can be required not to change it if somebody else has. */
  isEdit: boolean;
  /** Whether its response is one record with its ETag. */
  hasEtag: boolean;
  validatePath: () => ValidateFunction;
  validateQuery: () => ValidateFunction;
  validateBody: () => ValidateFunction;
  /** The validation of a JSON response with this status; undefined if the contract has no such response. */
  validateResponse: (status: number) => ValidateFunction | undefined;
}

/**
 * All operations, with literal paths before those with parameters: `/numbers/available` has priority over
 * `/numbers/{id}`.
 */
export function readOperations(document: OpenApiDocument, compiler: SchemaCompiler): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve<Parameter>(document, parameter),
      );
      operations.push(describe(document, compiler, { path, method, operation, parameters }));
    }
  }
  return operations.toSorted((one, other) => parameterCount(one.path) - parameterCount(other.path));
}

interface Found {
  path: string;
  method: Method;
  operation: OperationObject;
  parameters: Parameter[];
}

function describe(
  document: OpenApiDocument,
  compiler: SchemaCompiler,
  { path, method, operation, parameters }: Found,
): Operation {
  const json = operation.requestBody?.content["application/json"]?.schema;
  const form = operation.requestBody?.content["multipart/form-data"]?.schema;
  const fields = operation.requestBody?.content["application/x-www-form-urlencoded"]?.schema;
  const isRequired = operation.requestBody?.required ?? false;
  return {
    id: operation.operationId as OperationId,
    method,
    path,
    listParameters: new Set(
      parameters
        .filter((one) => one.in === "query" && resolve<Schema>(document, one.schema).type === "array")
        .map((one) => one.name),
    ),
    body: bodyOf({ json, multipart: form, fields }, isRequired),
    isOnce: takesHeader(parameters, "Idempotency-Key"),
    isEdit: takesHeader(parameters, "If-Match"),
    hasEtag: answersEtag(document, operation),
    validatePath: once(() => compiler.parameters(objectOf(parameters, "path"))),
    validateQuery: once(() => compiler.parameters(objectOf(parameters, "query"))),
    validateBody: once(() => compiler.body(json ?? fields ?? {})),
    validateResponse: responseValidators(document, compiler, operation),
  };
}

function bodyOf(
  schemas: Record<"json" | "multipart" | "fields", Schema | undefined>,
  isRequired: boolean,
): Operation["body"] {
  const kind = (["json", "multipart", "fields"] as const).find((one) => schemas[one]);
  return kind ? { kind, isRequired } : { kind: "none" };
}

function takesHeader(parameters: Parameter[], name: string): boolean {
  return parameters.some((one) => one.in === "header" && one.name === name);
}

function answersEtag(document: OpenApiDocument, { responses }: OperationObject): boolean {
  const success = responses["200"] && resolve<ResponseObject>(document, responses["200"]);
  return success?.headers?.ETag !== undefined && success.content?.["application/json"] !== undefined;
}

function responseValidators(document: OpenApiDocument, compiler: SchemaCompiler, operation: OperationObject) {
  const validators = new Map<string, ValidateFunction | undefined>();
  return (status: number) => {
    const key = String(status) in operation.responses ? String(status) : `${Math.floor(status / 100)}XX`;
    if (!validators.has(key)) {
      const response = operation.responses[key];
      const schema = response && resolve<ResponseObject>(document, response).content?.["application/json"]?.schema;
      validators.set(key, schema && compiler.response(schema));
    }
    return validators.get(key);
  };
}

function objectOf(parameters: Parameter[], place: Parameter["in"]): Schema {
  const here = parameters.filter((parameter) => parameter.in === place);
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(here.map((parameter) => [parameter.name, parameter.schema])),
    required: here.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function parameterCount(path: string): number {
  return path.split("{").length;
}
