import { expect, it } from "vitest";

import { changeView, defaultView, readView, toMemberRow, viewChanges } from "./companyMembers.model.js";

it.each([
  ["nothing", {}, {}],
  ["what makes sense", { page: 1, perPage: 50, sortBy: "-role" }, { page: 1, perPage: 50, sortBy: "-role" }],
  ["nonsense, which it leaves out", { page: 0.5, perPage: 3, sortBy: "password" }, {}],
])("takes %s from an address", (_, given, expected) => {
  expect(viewChanges(readView(given))).toEqual(expected);
});

it("starts again at the first page when the order changes", () => {
  expect(changeView({ ...defaultView, page: 3 }, { sortBy: "email" })).toEqual({ ...defaultView, sortBy: "email" });
});

it("calls a member by their whole name", () => {
  const member = { id: "1", name: "Elif", surname: "Kaya", email: "elif@meridyen.test", role: "SELLER" } as const;
  expect(toMemberRow(member).fullName).toBe("Elif Kaya");
});
