/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from "vitest";

import { routeOf } from "./route.js";

interface Parameter {
  name: string;
  in: string;
  schema: { type?: string };
  $ref?: string;
}
interface Contract {
  paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>;
  components: { parameters: Record<string, Parameter> };
}

const [contract] = Object.values(
  import.meta.glob<Contract>("../../../../openapi/generated/openapi.json", { eager: true, import: "default" }),
) as [Contract];

/** Every query parameter of the contract. */
const parameters = Object.values(contract.paths)
  .flatMap((path) => Object.values(path).flatMap(({ parameters = [] }) => parameters))
  .map((given) => (given.$ref ? contract.components.parameters[given.$ref.split("/").at(-1) ?? ""] : given))
  .filter((parameter) => parameter?.in === "query");

const kindOf = (value: unknown) =>
  Array.isArray(value) ? "array" : typeof value === "number" ? "integer" : typeof value;

describe("the address of a request", () => {
  it.each([
    ["GET", "/v1/users/profile/me", "getProfile", {}],
    ["GET", "/v1/users/u-1", "getUser", { id: "u-1" }],
    ["GET", "/v1/calls/history/record/c-1", "getCallRecording", { id: "c-1" }],
    ["GET", "/proxy/v1/phone-books/p%201/reviews/r-1", "getPhoneBookReview", { id: "p 1", reviewId: "r-1" }],
  ])("%s %s asks for %s", (method, path, id, values) => {
    expect(routeOf({ method, url: `https://calls.test${path}` })).toMatchObject({ id, path: values });
  });

  it("may ask for nothing that there is", () => {
    expect(routeOf({ method: "GET", url: "https://calls.test/v2/calls" })).toBeUndefined();
  });

  it.each([...new Map(parameters.map((parameter) => [parameter?.name, parameter])).values()])(
    "says $name as the contract types it",
    (parameter) => {
      const url = `https://calls.test/v1/calls/history?${parameter?.name}=1`;
      const value = routeOf({ method: "GET", url })?.query[parameter?.name ?? ""];
      const { type } = resolved(parameter?.schema);
      expect(kindOf(value)).toBe(type);
    },
  );
});

function resolved(schema: unknown): { type?: string } {
  const reference = (schema as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return schema as { type?: string };
  const steps = reference.slice(2).split("/");
  return resolved(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract));
}
