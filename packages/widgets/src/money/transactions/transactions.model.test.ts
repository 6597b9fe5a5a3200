import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, test } from "vitest";

import { listView } from "../../lists/listView.js";
import { toQuery, toTransactionRow, transactionKeys, transactionOrder } from "./transactions.model.js";
import type { TransactionsView } from "./transactions.types.js";

const rules = listView<TransactionsView>({ list: "some", ...transactionOrder, keys: transactionKeys });

describe("what an address can ask for", () => {
  test("B-BAL-14 B-BAL-15 what the contract knows, each once and in one order", () => {
    const view = rules.read({
      page: 2,
      perPage: 25,
      sortBy: "-amount",
      types: ["SPEND", "GIFT", "SPEND"],
      statuses: ["INCOMPLETE", "COMPLETED", 7],
    });
    expect(view).toEqual({
      page: 2,
      perPage: 25,
      sortBy: "-amount",
      types: ["SPEND"],
      statuses: ["COMPLETED", "INCOMPLETE"],
    });
    expect(toQuery(view, "company-1")).toEqual({ ...view, sellerCompanyIds: ["company-1"] });
  });

  test("and nothing else", () => {
    expect(toQuery(rules.usual, undefined)).toEqual({ page: 0, perPage: 10, sortBy: "-createdAt" });
  });
});

test.each([
  ["B-BAL-17 a completed deposit", "DEPOSIT", "COMPLETED", "added"],
  ["B-BAL-18 a completed spend", "SPEND", "COMPLETED", "taken"],
  ["B-BAL-19 a failed deposit", "DEPOSIT", "FAILED", "none"],
  ["B-BAL-19 a deposit under way", "DEPOSIT", "INCOMPLETE", "none"],
  ["B-BAL-19 a failed spend", "SPEND", "FAILED", "none"],
] as const)("whoever reads an amount sees what it did: %s", (_title, type, status, effect) => {
  expect(toTransactionRow(fixtures.transaction({ type, status })).effect).toBe(effect);
});

test("R-24 a call that free minutes paid for has taken nothing", () => {
  const row = toTransactionRow(fixtures.transaction({ type: "SPEND", amount: 0, freeMinutes: 3 }));
  expect(row).toMatchObject({ effect: "none", amountUsd: 0, freeMinutes: 3 });
});
