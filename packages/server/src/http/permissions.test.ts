import { describe, expect, it } from "vitest";

import { operationsOf, widgetNames } from "../auth/embedWidgets.ts";
import { methods, readContract, type OperationObject } from "../contract/openApi.ts";
import { permissions, type Permission } from "./permissions.ts";

type Documented = OperationObject & { "x-roles"?: string[]; security?: Record<string, unknown>[] };

const contract = readContract();
const documented = Object.values(contract.paths).flatMap((item) =>
  methods.flatMap((method) => (item[method] ? [item[method] as Documented] : [])),
);
const everybody = ["ADMIN", "MASTER_ACCOUNT", "REPRESENTATIVE", "SELLER"];

/** A row of our table in the contract's terms: the security scheme, and the roles that may call it. */
function inTheContractsWords(permission: Permission) {
  if (permission === "public") return { proof: "nothing", roles: [] };
  if (permission === "apiKey" || permission === "signed") return { proof: permission, roles: [] };
  return { proof: "user", roles: permission === "user" ? everybody : [...permission].toSorted() };
}

function asDocumented({ security = [], "x-roles": roles = [] }: Documented) {
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  const proofs: Record<string, string> = {
    bearerAuth: "user",
    apiKeyAuth: "apiKey",
    carrierSignature: "signed",
    vapiCallKey: "signed",
    retellSignature: "signed",
    stripeSignature: "signed",
    twilioSignature: "signed",
  };
  return { proof: proofs[schemes[0] ?? ""] ?? "nothing", roles: roles.toSorted() };
}

describe("the permission table says what the contract promises", () => {
  it.each(documented.map((operation) => [operation.operationId, operation] as const))("%s", (id, operation) => {
    const permission = permissions[id as keyof typeof permissions];
    expect(inTheContractsWords(permission)).toEqual(asDocumented(operation));
  });
});

it("a widget's token only opens operations that the contract opens to widgets", () => {
  const open = documented
    .filter((operation) => (operation.security ?? []).some((scheme) => "embedToken" in scheme))
    .map((operation) => operation.operationId);
  const beyond = operationsOf(widgetNames).filter((id) => permissions[id] !== "public" && !open.includes(id));
  expect(beyond).toEqual([]);
});
