import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { phoneNumber } from "./phoneNumber.js";
import { toWebsite, website, withoutProtocol } from "./website.js";

const messageOf = async (schema: z.ZodMiniType, value: unknown) =>
  (await z.safeParseAsync(schema, value)).error?.issues.map(({ message }) => message);

describe("a website (R-28)", () => {
  it.each([
    ["halvorsen.no", "https://halvorsen.no"],
    ["http://halvorsen.no", "https://halvorsen.no"],
    [" https://halvorsen.no ", "https://halvorsen.no"],
    ["", ""],
    ["https://", ""],
  ])("%j is stored as %j, and again as itself", (typed, stored) => {
    expect(toWebsite(typed)).toBe(stored);
    expect(toWebsite(stored)).toBe(stored);
  });

  it("is shown without its protocol", () => {
    expect(withoutProtocol("https://halvorsen.no/a?b=http://c")).toBe("halvorsen.no/a?b=http://c");
  });

  it("may be required", async () => {
    expect(await messageOf(website(z, "Missing"), " ")).toEqual(["Missing"]);
    expect(await messageOf(website(z), "")).toBeUndefined();
  });
});

describe("a phone number in a form", () => {
  const required = phoneNumber(z, { missing: "Phone number is required", invalid: "Invalid phone number" });

  it("is missing (A-CONTACT-03), wrong (A-CONTACT-04) or right", async () => {
    expect(await messageOf(required, "")).toEqual(["Phone number is required"]);
    expect(await messageOf(required, "+4722")).toEqual(["Invalid phone number"]);
    expect(await messageOf(required, "+4722860144")).toBeUndefined();
  });

  it("may be left out where it is optional", async () => {
    expect(await messageOf(phoneNumber(z, { invalid: "Invalid" }), "")).toBeUndefined();
  });
});
