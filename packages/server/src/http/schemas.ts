import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

import type { OpenApiDocument, Schema } from "../contract/openApi.ts";
import { uniqueItems } from "./uniqueItems.ts";

/** Compiles schemas of the contract, each when it is first needed, so that a start does not compile 113 operations. */
export interface SchemaCompiler {
  /** For path and query, whose values are text and are converted to the types of the schema. */
  parameters(schema: Schema): ValidateFunction;
  /** For bodies: nothing is converted, defaults are filled in. */
  body(schema: Schema): ValidateFunction;
  /** For our own responses. */
  response(schema: Schema): ValidateFunction;
}

export function createSchemaCompiler(document: OpenApiDocument): SchemaCompiler {
  const base = { strict: false, allErrors: true, verbose: true } as const;
  const parameters = prepare(new Ajv2020({ ...base, coerceTypes: true, useDefaults: true }), document);
  const bodies = prepare(new Ajv2020({ ...base, useDefaults: true }), document);
  const responses = prepare(new Ajv2020({ ...base, allErrors: false }), document);
  return {
    parameters: (schema) => parameters.compile(absolute(schema)),
    body: (schema) => bodies.compile(absolute(schema)),
    response: (schema) => responses.compile(absolute(schema)),
  };
}

const contractId = "contract";

function prepare(ajv: Ajv2020, document: OpenApiDocument): Ajv2020 {
  addFormats.default(ajv);
  ajv.removeKeyword("uniqueItems").addKeyword(uniqueItems);
  ajv.addFormat("password", true);
  ajv.addFormat("binary", true);
  ajv.addFormat("origin", true);
  return ajv.addSchema({ $id: contractId, components: document.components });
}

/** References inside a schema refer to the contract, which ajv knows by its id. */
function absolute(schema: Schema): Schema {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === "$ref" && String(inner).startsWith("#") ? contractId + String(inner) : copy(inner),
      ]),
    );
  };
  return copy(schema) as Schema;
}
