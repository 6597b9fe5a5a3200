import { methods, readContract, resolve, type Method, type Parameter, type Schema } from "../../contract/openApi.ts";
import type { OperationId } from "../../contract/operation.ts";

/** An operation of the contract, for tests. */
export interface ContractOperation {
  id: OperationId;
  method: Uppercase<Method>;
  path: string;
  parameters: Parameter[];
  body:
    | { kind: "none" }
    | { kind: "json"; schema: Schema; example: unknown; isRequired: boolean }
    | { kind: "form"; isRequired: boolean };
  /** The documented statuses, as the contract writes them: `200`, `404`, `5XX`. */
  statuses: string[];
}

/** The bundled contract. */
export const contract = readContract();

/** Every operation of the contract. */
export const contractOperations: ContractOperation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    return [
      {
        id: operation.operationId as OperationId,
        method: method.toUpperCase() as Uppercase<Method>,
        path,
        parameters: parameters.map((parameter) => resolve(contract, parameter)),
        body: bodyOf(operation.requestBody),
        statuses: Object.keys(operation.responses),
      },
    ];
  }),
);

interface Media {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}

function bodyOf(body: { required?: boolean; content: Record<string, Media> } | undefined): ContractOperation["body"] {
  const isRequired = body?.required ?? false;
  const json = body?.content["application/json"];
  if (json) {
    const [example] = Object.values(json.examples ?? {});
    return { kind: "json", schema: json.schema, example: example?.value, isRequired };
  }
  return body ? { kind: "form", isRequired } : { kind: "none" };
}

/** Whether the contract documents this status for the operation. */
export function isDocumented({ statuses }: ContractOperation, status: number): boolean {
  return statuses.includes(String(status)) || statuses.includes(`${Math.floor(status / 100)}XX`);
}
