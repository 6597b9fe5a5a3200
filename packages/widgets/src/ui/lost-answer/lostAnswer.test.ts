import { readFileSync } from "node:fs";

import { ApiError, type OperationId } from "@callwright/sdk";
import { describe, expect, it } from "vitest";

import { lostAnswer } from "./lostAnswer.js";

type Facts = Partial<ConstructorParameters<typeof ApiError>[0]>;

/** The error of a call of this operation. */
function failed(operation: OperationId, facts: Facts = {}): ApiError {
  return Object.assign(new ApiError({ code: "NETWORK_FAILED", message: "Lost.", ...facts }), { operation });
}

interface Contract {
  paths: Record<string, Record<string, { operationId?: OperationId }>>;
}

const contract = readFileSync(new URL("../../../../../openapi/generated/openapi.json", import.meta.url), "utf8");
const operations = Object.values((JSON.parse(contract) as Contract).paths).flatMap((path) =>
  Object.entries(path).flatMap(([method, { operationId: id }]) => (id ? [{ id, method }] : [])),
);

describe("of a write whose answer was lost nobody claims that it was not done", () => {
  it.each<[string, Facts]>([
    ["no answer at all", {}],
    ["a gateway's page", { code: "SERVICE_UNAVAILABLE", status: 502 }],
    ["a gateway that waited too long", { code: "SERVICE_UNAVAILABLE", status: 504 }],
    ["a proxy's own error", { code: "INTERNAL_ERROR", status: 500 }],
    ["a success that cannot be read", { code: "UNREADABLE_ANSWER", status: 200 }],
  ])("%s", (_, facts) => {
    expect(lostAnswer(failed("updatePotentialCustomerTag", facts))).toBe("unknown");
    expect(lostAnswer(Object.assign(failed("purchaseNumber", facts), { isSafeToRepeat: true }))).toBe("once");
  });

  it.each<[string, Facts]>([
    [
      "the server said why",
      { code: "SERVICE_UNAVAILABLE", status: 503, problem: { code: "SERVICE_UNAVAILABLE", message: "Closed." } },
    ],
    ["a proxy refused it", { code: "PAYLOAD_TOO_LARGE", status: 413 }],
    ["it was stopped here", { code: "ABORTED" }],
    ["there was no session to send it with", { code: "SESSION_ENDPOINT_FAILED", status: 502 }],
  ])("but it is said when %s", (_, facts) => {
    expect(lostAnswer(failed("purchaseNumber", facts))).toBeUndefined();
  });

  it("but one that the browser did not send was certainly not done", () => {
    for (const operation of ["purchaseNumber", "startCalls", "updatePotentialCustomerTag"] as const)
      expect(lostAnswer(Object.assign(failed(operation), { isUnsent: true }))).toBe("unsent");
    expect(lostAnswer(Object.assign(failed("listCalls"), { isUnsent: true }))).toBeUndefined();
  });

  it("what differs from press to press is not said to be done only once", () => {
    expect(lostAnswer(Object.assign(failed("startCalls"), { isSafeToRepeat: true }))).toBe("unknown");
  });

  it("a read may be said to have failed, and a fault of the page, too", () => {
    expect(lostAnswer(failed("listCalls"))).toBeUndefined();
    expect(lostAnswer(new Error("The server could not be reached."))).toBeUndefined();
    expect(lostAnswer(undefined)).toBeUndefined();
  });

  it("holds for every operation that changes something, by its name", () => {
    const silent = operations.filter(({ id }) => !lostAnswer(failed(id)));
    const reads = operations.filter(({ method }) => method === "get");
    expect(silent).toEqual(expect.arrayContaining(reads));
    expect(
      silent
        .filter((one) => !reads.includes(one))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([
      "checkCalls",
      "exportCalls",
      "exportPhoneBooks",
      "exportPotentialCustomers",
      "exportProducts",
      "exportSellerCompanies",
      "exportSuppressedNumbers",
      "listenToCall",
      "login",
      "logout",
      "previewContactsImport",
      "previewPotentialCustomersImport",
      "refreshSession",
    ]);
  });
});
