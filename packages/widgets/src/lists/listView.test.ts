import { describe, expect, it } from "vitest";

import { beside, filter, listView, type ListView, place } from "./listView.js";

interface View extends ListView<"name" | "-name" | "updatedAt" | "-updatedAt"> {
  text: string;
  tagIds: readonly string[];
  statuses: readonly ("BUSY" | "QUEUED")[];
  sellerCompanyId: string;
  openId: string;
  tab: "general" | "contacts";
  openNew: boolean;
}

const rules = listView<View>({
  list: "customers",
  perPage: 25,
  sortBy: "-updatedAt",
  sortFields: ["name", "updatedAt"],
  keys: {
    text: filter("text"),
    tagIds: filter("ids"),
    statuses: filter({ someOf: ["BUSY", "QUEUED"] }),
    sellerCompanyId: place("text"),
    openId: beside("text"),
    tab: beside({ oneOf: ["general", "contacts"] }),
    openNew: beside("flag"),
  },
});
const { usual } = rules;

describe("a view from an address", () => {
  it("is the usual one where the address says nothing", () => {
    expect(rules.read()).toEqual({
      page: 0,
      perPage: 25,
      sortBy: "-updatedAt",
      text: "",
      tagIds: [],
      statuses: [],
      sellerCompanyId: "",
      openId: "",
      tab: "general",
      openNew: false,
    });
    expect(listView<ListView<"name">>({ list: "names", sortBy: "name", sortFields: ["name"], keys: {} }).usual).toEqual(
      {
        page: 0,
        perPage: 10,
        sortBy: "name",
      },
    );
  });

  it("is the usual one where the address says null", () => {
    expect(rules.read(JSON.parse("null") as undefined)).toEqual(usual);
  });

  it.each([
    ["page", -1],
    ["page", 1.5],
    ["page", "2"],
    ["perPage", 7],
    ["perPage", "25"],
    ["sortBy", "-price"],
    ["sortBy", 3],
    ["text", null],
    ["tagIds", "tag"],
    ["tagIds", [3, ""]],
    ["statuses", ["SLEEPING", 1]],
    ["sellerCompanyId", 7],
    ["openId", {}],
    ["tab", "users"],
    ["openNew", "yes"],
  ])("takes no nonsense: %s %j", (key, value) => {
    expect(rules.read({ [key]: value })).toEqual(usual);
  });

  it("takes what makes sense, values that are known each once and in one order", () => {
    const given = { page: 2, perPage: 50, sortBy: "-name", text: "oslo", tagIds: ["b", "a", "b"], tab: "contacts" };
    expect(rules.read({ ...given, statuses: ["QUEUED", "BUSY", "QUEUED"], openNew: true })).toEqual({
      ...usual,
      ...given,
      tagIds: ["b", "a"],
      statuses: ["BUSY", "QUEUED"],
      openNew: true,
    });
  });

  it("is told back as what differs from the usual, which reads as the same view", () => {
    expect(rules.changes(usual)).toEqual({});
    const view = rules.read({ page: 1, statuses: ["BUSY"], openId: "a" });
    expect(rules.changes(view)).toEqual({ page: 1, statuses: ["BUSY"], openId: "a" });
    expect(rules.read(rules.changes(view))).toEqual(view);
  });
});

describe("a change", () => {
  const later = { ...usual, page: 3 };

  it.each([
    [{ text: "hotel" }, 0],
    [{ tagIds: ["a"] }, 0],
    [{ sellerCompanyId: "company" }, 0],
    [{ sortBy: "name" as const }, 0],
    [{ perPage: 50 }, 0],
    [{ page: 4 }, 4],
    [{ openId: "customer" }, 3],
    [{ tab: "contacts" as const }, 3],
    [{ openNew: true }, 3],
    [{ text: "hotel", page: 2 }, 2],
  ])("of %j is on page %i", (change, page) => {
    expect(rules.change(later, change)).toEqual({ ...later, ...change, page });
  });

  it("keeps the side from one to the next, and begins with the first when one is opened anew", () => {
    const open = rules.change(rules.change(later, { openId: "a" }), { tab: "contacts" });
    expect(rules.change(open, { openId: "b" })).toEqual({ ...later, openId: "b", tab: "contacts" });
    expect(rules.change(open, { openId: "" })).toEqual(later);
  });

  it("leaves known values in the order in which an address gives them back", () => {
    expect(rules.change(usual, { statuses: ["QUEUED", "BUSY"] }).statuses).toEqual(["BUSY", "QUEUED"]);
  });

  it.each([
    [{ page: 1, perPage: 50, sortBy: "name" as const, openId: "a", tab: "contacts" as const }, false],
    [{ text: "" }, true],
    [{ tagIds: [] }, true],
    [{ sellerCompanyId: "company" }, true],
  ])("of %j ends what was chosen: %s", (change, isOther) => {
    expect(rules.changesRows(change)).toBe(isOther);
  });
});

describe("a list", () => {
  it("is narrowed by what one looks for, not by where one looks", () => {
    expect(rules.isFiltered({ ...usual, sellerCompanyId: "company", openId: "a" })).toBe(false);
    expect(rules.isFiltered({ ...usual, text: "  " })).toBe(false);
    expect(rules.isFiltered({ ...usual, text: "hotel" })).toBe(true);
    expect(rules.isFiltered({ ...usual, statuses: ["BUSY"] })).toBe(true);
    const narrowed = { ...usual, text: "hotel", tagIds: ["a"], sellerCompanyId: "company" };
    expect(rules.change(narrowed, rules.cleared)).toEqual({ ...usual, sellerCompanyId: "company" });
  });

  it("counts the filters beside the search", () => {
    expect(rules.activeFilterCount({ ...usual, text: "hotel", openId: "a" })).toBe(0);
    expect(rules.activeFilterCount({ ...usual, tagIds: ["a", "b"], sellerCompanyId: "company" })).toBe(2);
  });

  it("keeps its order, its rows and its filters for the next time, no search and no seller company (R-65)", () => {
    expect(rules.kept).toEqual({ list: "customers", keys: ["perPage", "sortBy", "tagIds", "statuses"] });
  });
});
