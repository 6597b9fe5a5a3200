import { expect, it } from "vitest";

import { hashPassword, verifyPassword } from "./passwords.ts";

it("A-LOGIN-01 passwords are hashed at the cost that OWASP asks for, and only the right one matches", async () => {
  const stored = await hashPassword("Callwright1");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, "Callwright1")).toBe(true);
  expect(await verifyPassword(stored, "callwright1")).toBe(false);
  expect(await verifyPassword(undefined, "there is no such account")).toBe(false);
});
