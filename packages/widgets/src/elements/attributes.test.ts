import { describe, expect, it } from "vitest";

import { attributeOf, decode } from "./attributes.js";

describe("attributes", () => {
  it.each([
    ["phoneBookId", "phone-book-id"],
    ["accent", "accent"],
  ])("write the prop %s as %s", (prop, attribute) => {
    expect(attributeOf(prop)).toBe(attribute);
  });

  it.each([
    ["string", "", ""],
    ["string", null, undefined],
    ["boolean", "", true],
    ["boolean", "true", true],
    ["boolean", "false", false],
    ["boolean", null, undefined],
    ["number", "0.5", 0.5],
    ["number", " ", undefined],
    ["number", "wide", undefined],
    ["json", '{"page":1}', { page: 1 }],
    ["json", "{page:1}", undefined],
  ] as const)("read a %s from %j as %j, so that nonsense leaves the default", (codec, text, value) => {
    expect(decode(text, codec)).toEqual(value);
  });
});
