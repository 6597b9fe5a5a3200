import { expect, test } from "vitest";

import type { Problem } from "../../contract/problem.ts";
import { checkedUrl } from "./checkedUrl.ts";

const errorsOf = (url: string, isProduction: boolean) => {
  try {
    return { url: checkedUrl(url, { isProduction }) };
  } catch (error) {
    return { errors: (error as Problem).fieldErrors };
  }
};

test("in production a message about a call leaves encrypted only", () => {
  const [plain, encrypted] = ["http://crm.example/calls", "https://crm.example/calls"];
  expect(errorsOf(plain, true)).toEqual({ errors: { url: "The address must begin with https://" } });
  expect(errorsOf(encrypted, true)).toEqual({ url: encrypted });
  expect(errorsOf(plain, false), "a partner's own machine, while they develop").toEqual({ url: plain });
});

test.each(["https://ada:secret@crm.example/", "https://ada@crm.example/", "https://:secret@crm.example/"])(
  "no password is kept and shown in an address: %s",
  (url) => {
    expect(errorsOf(url, false)).toEqual({ errors: { url: "An address must not carry a password." } });
  },
);

test("what is no address is told at its field", () => {
  expect(errorsOf("crm.example", false)).toEqual({ errors: { url: "This is not a valid address." } });
});
