import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { newPassword, passwordStrength } from "./passwordRules.js";

describe("a new password", () => {
  test.each([
    ["", 0],
    ["a", 1],
    ["textile", 2],
    ["textile7", 3],
    ["TEXTILE7", 3],
    ["Ab1", 3],
    ["Textile7", 4],
    ["Çiçek7", 4],
  ])("A-CONST-10 A-SIGNUP-02 %j lights %i of the four bars", (password, bars) => {
    expect(passwordStrength(password)).toBe(bars);
  });

  const schema = newPassword(z, { missing: "Missing", short: "Short", weak: "Weak" });
  test.each([
    ["", ["Missing"]],
    ["Ab1", ["Short"]],
    ["Abcde", ["Short"]],
    ["abcdef", ["Weak"]],
    ["abcde1", ["Weak"]],
    ["ABCDE1", ["Weak"]],
    ["Abcdef", ["Weak"]],
    ["Abcde1", undefined],
  ])("A-CONST-09 A-SIGNUP-09 A-SIGNUP-10 of %j one thing is said: %j", (password, messages) => {
    expect(z.safeParse(schema, password).error?.issues.map(({ message }) => message)).toEqual(messages);
  });
});
