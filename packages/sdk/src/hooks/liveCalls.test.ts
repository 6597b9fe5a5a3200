import { describe, expect, it } from "vitest";

import type { CallStatus } from "../contract.js";
import { fixtures } from "../fake/index.js";
import type { OperationInput } from "../operations.js";
import { mayMove, withCall } from "./liveCalls.js";

type Query = OperationInput<"listCalls">["query"];

describe("a call that moved on makes a list ask the server again", () => {
  const cases: [title: string, query: Query, status: CallStatus, isListed: boolean, asks: boolean][] = [
    ["when it is new", {}, "QUEUED", false, true],
    ["when it is newly scheduled", undefined, "CRON", false, true],
    ["not when it is shown already: it was changed in place", {}, "RINGING", true, false],
    ["not when it is on another page", { page: 3 }, "COMPLETED", false, false],
    [
      "when the list shows certain statuses, which it may enter or leave",
      { statuses: ["RINGING"] },
      "COMPLETED",
      true,
      true,
    ],
    ["when the list shows certain answers", { answers: ["POSITIVE"] }, "COMPLETED", false, true],
    ["not for filters that let everything through", { statuses: [], answers: [] }, "COMPLETED", true, false],
    ["when the order depends on how it went", { sortBy: "-status" }, "COMPLETED", true, true],
    ["not when the order is by creation", { sortBy: "-createdAt" }, "COMPLETED", true, false],
    [
      "when the list is of its own call center item",
      { phoneBookId: fixtures.idOf("phoneBook", 0) },
      "QUEUED",
      false,
      true,
    ],
    ["not when the list is of another item", { phoneBookId: fixtures.idOf("phoneBook", 5) }, "QUEUED", false, false],
  ];
  it.each(cases)("%s", (_title, query, status, isListed, asks) => {
    expect(mayMove({ query }, fixtures.call({ status }), isListed)).toBe(asks);
  });
});

describe("a call under way is known to the items with its number", () => {
  const item = fixtures.phoneBook();
  const ringing = fixtures.call({ status: "RINGING" });
  const busy = withCall(item, ringing);

  it("from its start to its end", () => {
    expect(busy.activeCall).toMatchObject({ id: ringing.id, status: "RINGING" });
    expect(withCall(busy, { ...ringing, status: "IN_PROGRESS" }).activeCall?.status).toBe("IN_PROGRESS");
    expect(withCall(busy, { ...ringing, status: "NO_ANSWER" }).activeCall).toBeNull();
  });

  it("and what is told late does not take it back", () => {
    const spoken = withCall(busy, { ...ringing, status: "IN_PROGRESS" });
    expect(withCall(spoken, ringing)).toBe(spoken);
  });

  it("and to no others", () => {
    const other = fixtures.phoneBook({}, 3);
    expect(withCall(other, ringing)).toBe(other);
    const ofAnother = { ...ringing, sellerCompany: { id: fixtures.idOf("company", 5), name: "Other" } };
    expect(withCall(item, ofAnother)).toBe(item);
    expect(withCall(item, { ...ringing, status: "CRON" })).toBe(item);
  });

  it("the end of another call takes nothing away", () => {
    expect(withCall(busy, fixtures.call({ id: fixtures.idOf("call", 9), status: "COMPLETED" }))).toBe(busy);
    expect(withCall(busy, { ...ringing, id: fixtures.idOf("call", 9), status: "QUEUED" })).toBe(busy);
  });
});
