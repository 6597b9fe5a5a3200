import { describe, expect, it } from "vitest";

import { someUsers } from "./testing/DrawnUsers.js";
import { toListQuery, toUserRow, usersView } from "./users.model.js";

const { usual } = usersView;

describe("the view", () => {
  it("begins with the latest ten (B-USER-24)", () => {
    expect(usual).toMatchObject({ perPage: 10, sortBy: "-updatedAt" });
  });

  it("is narrowed by a company too: without one there is everybody", () => {
    expect(usersView.isFiltered({ ...usual, sellerCompanyId: "c1" })).toBe(true);
  });

  it("asks the server for no more than it says", () => {
    expect(toListQuery(usual)).toEqual({ page: 0, perPage: 10, sortBy: "-updatedAt" });
    expect(toListQuery({ ...usual, text: " ada ", sellerCompanyId: "c1" })).toMatchObject({
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
