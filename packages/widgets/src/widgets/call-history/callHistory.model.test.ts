import { describe, expect, it } from "vitest";

import { callHistoryView, toFilterQuery } from "./callHistory.model.js";

const { usual } = callHistoryView;

it("the list begins with ten, newest first (R-08)", () => {
  expect(usual).toMatchObject({ page: 0, perPage: 10, sortBy: "-createdAt" });
});

describe("the question to the server", () => {
  it("holds only what was chosen (A-CALLS-09, A-CALLS-10, A-CALLS-11, A-CALLS-12, A-CALLS-13)", () => {
    expect(toFilterQuery(usual, {})).toEqual({ sortBy: "-createdAt" });
    const view = {
      ...usual,
      text: " oslo ",
      statuses: ["BUSY" as const],
      answers: ["NO_CALL" as const],
      results: ["CALL_BACK" as const],
      sellerCompanyIds: ["s"],
      potentialCustomerCompanyIds: ["p"],
    };
    expect(toFilterQuery(view, {})).toEqual({
      sortBy: "-createdAt",
      text: "oslo",
      statuses: ["BUSY"],
      answers: ["NO_CALL"],
      results: ["CALL_BACK"],
      sellerCompanyIds: ["s"],
      potentialCustomerCompanyIds: ["p"],
    });
  });

  it("is narrowed by where the widget stands, beside what was chosen (A-CCDET-03, R-18)", () => {
    const view = { ...usual, sellerCompanyIds: ["s1", "s2"] };
    expect(toFilterQuery(view, { phoneBookId: "b", sellerCompanyId: "s1" })).toMatchObject({
      phoneBookId: "b",
      sellerCompanyId: "s1",
      sellerCompanyIds: ["s1", "s2"],
    });
  });

  it("stays within the companies it is about, whatever an address says (B-UDET-05)", () => {
    const view = { ...usual, sellerCompanyIds: ["elsewhere"] };
    expect(toFilterQuery(view, { sellerCompanyIds: ["s1", "s2"] }).sellerCompanyIds).toEqual(["s1", "s2"]);
  });

  it("asks for no seller company where sellers look: they have no such filter to take back (R-16)", () => {
    const view = { ...usual, sellerCompanyIds: ["s1"] };
    expect(toFilterQuery(view, { isSeller: true })).toEqual({ sortBy: "-createdAt" });
  });
});
