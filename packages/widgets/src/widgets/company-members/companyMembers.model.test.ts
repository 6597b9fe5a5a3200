import { expect, it } from "vitest";

import { toMemberRow } from "./companyMembers.model.js";

it("calls a member by their whole name", () => {
  const member = { id: "1", name: "Elif", surname: "Kaya", email: "elif@meridyen.test", role: "SELLER" } as const;
  expect(toMemberRow(member).fullName).toBe("Elif Kaya");
});
