import { describe, expect, it } from "vitest";

import {
  calmRows,
  changeView,
  clearedFilters,
  defaultView,
  isFiltered,
  readView,
  toFilterQuery,
  viewChanges,
} from "./callHistory.model.js";

describe("a view from an address", () => {
  it("starts at the first page of ten, newest first (R-08)", () => {
    expect(readView()).toEqual(defaultView);
    expect(defaultView).toMatchObject({ page: 0, perPage: 10, sortBy: "-createdAt" });
  });

  it("takes over what makes sense", () => {
    const given = { page: 2, perPage: 25, sortBy: "startAt", text: "oslo", statuses: ["BUSY"], openCallId: "c1" };
    expect(readView(given)).toEqual({ ...defaultView, ...given });
  });

  it("ignores what does not", () => {
    const given = {
      page: -1,
      perPage: 7,
      sortBy: "-rm",
      text: 3,
      statuses: ["BUSY", "SLEEPING", 1],
      answers: "POSITIVE",
    };
    expect(readView(given)).toEqual({ ...defaultView, statuses: ["BUSY"] });
    expect(readView({ page: 1.5, sellerCompanyIds: ["a", "a", "", null] })).toEqual({
      ...defaultView,
      sellerCompanyIds: ["a"],
    });
  });

  it("is told back as what differs from the usual, which reads as the same view", () => {
    const view = readView({ page: 1, answers: ["POSITIVE"] });
    expect(viewChanges(view)).toEqual({ page: 1, answers: ["POSITIVE"] });
    expect(readView(viewChanges(view))).toEqual(view);
    expect(viewChanges(defaultView)).toEqual({});
  });
});

describe("changing a view", () => {
  const third = { ...defaultView, page: 2 };

  it("starts again at the first page when the list becomes another one", () => {
    expect(changeView(third, { text: "oslo" }).page).toBe(0);
    expect(changeView(third, { perPage: 25 }).page).toBe(0);
    expect(changeView(third, { sortBy: "startAt" }).page).toBe(0);
  });

  it("stays on its page when a call is opened", () => {
    expect(changeView(third, { openCallId: "c1" })).toEqual({ ...third, openCallId: "c1" });
    expect(changeView(third, { page: 3 }).page).toBe(3);
  });

  it("knows what a person narrowed, and takes it back", () => {
    expect(isFiltered(third)).toBe(false);
    expect(isFiltered({ ...third, text: "  " })).toBe(false);
    const narrowed = { ...third, text: "oslo", statuses: ["BUSY" as const] };
    expect(isFiltered(narrowed)).toBe(true);
    expect(isFiltered(changeView(narrowed, clearedFilters))).toBe(false);
  });
});

describe("the question to the server", () => {
  it("holds only what was chosen (A-CALLS-09, A-CALLS-10, A-CALLS-11, A-CALLS-12, A-CALLS-13)", () => {
    expect(toFilterQuery(defaultView, {})).toEqual({ sortBy: "-createdAt" });
    const view = {
      ...defaultView,
      text: " oslo ",
      statuses: ["BUSY" as const],
      answers: ["NO_CALL" as const],
      sellerCompanyIds: ["s"],
      potentialCustomerCompanyIds: ["p"],
    };
    expect(toFilterQuery(view, {})).toEqual({
      sortBy: "-createdAt",
      text: "oslo",
      statuses: ["BUSY"],
      answers: ["NO_CALL"],
      sellerCompanyIds: ["s"],
      potentialCustomerCompanyIds: ["p"],
    });
  });

  it("is narrowed by where the widget stands, beside what was chosen (A-CCDET-03, R-18)", () => {
    const view = { ...defaultView, sellerCompanyIds: ["s1", "s2"] };
    expect(toFilterQuery(view, { phoneBookId: "b", sellerCompanyId: "s1" })).toMatchObject({
      phoneBookId: "b",
      sellerCompanyId: "s1",
      sellerCompanyIds: ["s1", "s2"],
    });
  });

  it("stays within the companies it is about, whatever an address says (B-UDET-05)", () => {
    const view = { ...defaultView, sellerCompanyIds: ["elsewhere"] };
    expect(toFilterQuery(view, { sellerCompanyIds: ["s1", "s2"] }).sellerCompanyIds).toEqual(["s1", "s2"]);
  });

  it("asks for no seller company where sellers look: they have no such filter to take back (R-16)", () => {
    const view = { ...defaultView, sellerCompanyIds: ["s1"] };
    expect(toFilterQuery(view, { isSeller: true })).toEqual({ sortBy: "-createdAt" });
  });
});

it("rows that are pointed at keep their places and show what is new about them", () => {
  const shown = [
    { id: "a", status: "RINGING" },
    { id: "b", status: "QUEUED" },
  ];
  const latest = [
    { id: "new", status: "QUEUED" },
    { id: "b", status: "RINGING" },
    { id: "a", status: "IN_PROGRESS" },
  ];
  expect(calmRows(shown, latest)).toEqual([
    { id: "a", status: "IN_PROGRESS" },
    { id: "b", status: "RINGING" },
  ]);
});
