import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { resolveMessages } from "../../../i18n/messages.js";
import { usersMessages } from "../users.messages.js";
import {
  hasOneCompany,
  roles,
  toNewUser,
  toUserChange,
  toUserValues,
  toInvitation,
  userSchema,
  type UserValues,
} from "./userForm.js";

const t = resolveMessages(usersMessages, "en");
const good: UserValues = {
  name: " Ada ",
  surname: "Byron",
  email: "ada@byron.test",
  password: "Secret99",
  role: "SELLER",
  companies: [{ id: "c1", label: "Aegean Olive Trading" }],
};
const messagesOf = (change: Partial<UserValues>, isNew = true, hasPassword = isNew) =>
  z
    .safeParse(userSchema(z, t, { email: isNew, password: hasPassword }), { ...good, ...change })
    .error?.issues.map(({ message }) => message);

describe("the form of a user", () => {
  it.each([
    [{ email: " " }, "Email person is required"],
    [{ email: "ada" }, "Please enter a valid email address"],
    [{ name: " " }, "Name is required"],
    [{ surname: "" }, "Surname is required"],
    [{ password: "" }, "Password is required"],
    [{ password: "short" }, "Password must be at least 6 characters."],
    [{ role: null }, "Role is required"],
    [{ companies: [] }, "Company is required"],
  ] as const)("says what is missing in a new one: %j (B-USER-15 to B-USER-20)", (change, message) => {
    expect(messagesOf(change)).toEqual([message]);
  });

  it("needs a company for every role (R-26)", () => {
    for (const role of roles) expect(messagesOf({ role, companies: [] })).toEqual(["Company is required"]);
  });

  it("asks for no address and no password of a user who has them (B-USER-16, B-USER-17, B-USER-19, B-USER-20)", () => {
    expect(messagesOf({ email: "", password: "" }, false)).toBeUndefined();
    expect(messagesOf({ name: "", surname: "", role: null, companies: [] }, false)).toEqual([
      "Name is required",
      "Surname is required",
      "Role is required",
      "Company is required",
    ]);
  });

  it("asks for no password of somebody who is invited, and sends none", () => {
    expect(messagesOf({ password: "" }, true, false)).toBeUndefined();
    expect(toInvitation(good)).not.toHaveProperty("password");
  });

  it("gives sellers one company and everybody else several (B-USER-12, B-USER-13)", () => {
    expect(roles.filter(hasOneCompany)).toEqual(["SELLER"]);
  });

  it("sends all of a new user, and of a saved one what can change (B-USER-26)", () => {
    expect(toNewUser(good)).toEqual({
      name: " Ada ",
      surname: "Byron",
      email: "ada@byron.test",
      password: "Secret99",
      role: "SELLER",
      sellerCompanyIds: ["c1"],
    });
    expect(toUserChange(good)).toEqual({ name: " Ada ", surname: "Byron", role: "SELLER", sellerCompanyIds: ["c1"] });
    expect(toUserValues(undefined)).toMatchObject({ role: null, companies: [] });
  });
});
