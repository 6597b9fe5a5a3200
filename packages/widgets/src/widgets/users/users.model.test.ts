import { describe, expect, it } from "vitest";

import { changeView, defaultView, isFiltered, readView, toListQuery, toUserRow, viewChanges } from "./users.model.js";
import { someUsers } from "./testing/DrawnUsers.js";

describe("the view", () => {
  it("begins with the latest ten (B-USER-24)", () => {
    expect(readView()).toEqual(defaultView);
    expect(defaultView).toMatchObject({ perPage: 10, sortBy: "-updatedAt" });
  });

  it("takes what makes sense from an address, and tells it only what is unusual", () => {
    expect(readView({ page: -1, perPage: 3, sortBy: "age", text: {}, sellerCompanyId: 1 })).toEqual(defaultView);
    const view = readView({ page: 1, perPage: 50, sortBy: "surname", text: "ada", sellerCompanyId: "c1" });
    expect(viewChanges(view)).toEqual(view);
    expect(viewChanges(defaultView)).toEqual({});
  });

  it("starts again at the first page when other people are wanted", () => {
    expect(changeView({ ...defaultView, page: 3 }, { text: "ada" }).page).toBe(0);
    expect(isFiltered({ ...defaultView, text: " " })).toBe(false);
    expect(isFiltered({ ...defaultView, sellerCompanyId: "c1" })).toBe(true);
  });

  it("asks the server for no more than it says", () => {
    expect(toListQuery(defaultView)).toEqual({ page: 0, perPage: 10, sortBy: "-updatedAt" });
    expect(toListQuery({ ...defaultView, text: " ada ", sellerCompanyId: "c1" })).toMatchObject({
      text: "ada",
      sellerCompanyIds: ["c1"],
    });
  });
});

it("admins cannot be changed (B-USER-08)", () => {
  const canChange = someUsers.map((user) => [user.role, toUserRow(user).canChange]);
  expect(Object.fromEntries(canChange)).toEqual({
    ADMIN: false,
    REPRESENTATIVE: true,
    MASTER_ACCOUNT: true,
    SELLER: true,
  });
});
