import { describe, expect, it } from "vitest";

import { operationsOf, widgetNames } from "../auth/embedWidgets.ts";
import { methods, readContract, type OperationObject } from "./openApi.ts";
import { permissions, type Permission } from "./permissions.ts";

type Documented = OperationObject & { "x-roles"?: string[]; security?: Record<string, unknown>[] };

const contract = readContract();
const documented = Object.values(contract.paths).flatMap((item) =>
  methods.flatMap((method) => (item[method] ? [item[method] as Documented] : [])),
);
const everybody = ["ADMIN", "MASTER_ACCOUNT", "REPRESENTATIVE", "SELLER"];

describe("the permission table says what the contract promises", () => {
  it.each(documented.map((operation) => [operation.operationId, operation] as const))("%s", (id, operation) => {
    const permission = permissions[id as keyof typeof permissions] as Permission;
    const schemes = (operation.security ?? []).flatMap((scheme) => Object.keys(scheme));
    if (permission === "public") return expect(schemes).toEqual([]);
    if (permission === "apiKey") return expect(schemes).toEqual(["apiKeyAuth"]);
    if (permission === "signed") return expect(schemes.join()).toMatch(/^(carrier|stripe)Signature$/);
    expect(schemes).toContain("bearerAuth");
    expect((permission === "user" ? everybody : [...permission]).toSorted()).toEqual(operation["x-roles"]?.toSorted());
  });
});

it("a widget's token only opens operations that the contract opens to widgets", () => {
  const open = documented
    .filter((operation) => (operation.security ?? []).some((scheme) => "embedToken" in scheme))
    .map((operation) => operation.operationId);
  const beyond = operationsOf(widgetNames).filter((id) => permissions[id] !== "public" && !open.includes(id));
  expect(beyond).toEqual([]);
});
