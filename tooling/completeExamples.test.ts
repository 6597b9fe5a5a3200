import { describe, expect, it } from "vitest";

import { completed, type Contract } from "./completeExamples.ts";

const contract: Contract = {
  paths: {},
  components: {
    schemas: {
      Person: {
        required: ["id", "nickname", "isKnown", "calls", "tags"],
        properties: {
          id: { type: "string" },
          nickname: { anyOf: [{ $ref: "#/components/schemas/Name" }, { type: "null" }] },
          isKnown: { type: "boolean" },
          calls: { type: "integer", minimum: 0 },
          tags: { type: "array", items: { type: "string" } },
          hint: { type: "string" },
        },
      },
      Name: { type: "string" },
      People: {
        required: ["items"],
        properties: { items: { type: "array", items: { $ref: "#/components/schemas/Person" } } },
      },
      Found: { anyOf: [{ $ref: "#/components/schemas/Person" }, { type: "null" }] },
    },
  },
};
const person = { $ref: "#/components/schemas/Person" };
const whole = { id: "1", nickname: null, isKnown: false, calls: 0, tags: [] };

describe("an example of an answer", () => {
  it("gets what is new and can be empty, in the contract's order, and nothing that may be missing", () => {
    const value = completed(contract, person, { id: "1", calls: 3 });
    expect(JSON.stringify(value)).toBe(JSON.stringify({ ...whole, calls: 3 }));
  });

  it("gets it in lists and where something may be null", () => {
    expect(completed(contract, { $ref: "#/components/schemas/People" }, { items: [{ id: "1" }] })).toEqual({
      items: [whole],
    });
    const found = { $ref: "#/components/schemas/Found" };
    expect(completed(contract, found, { id: "1" })).toEqual(whole);
    expect(completed(contract, found, null)).toBe(null);
  });

  it("is left alone when it lacks nothing", () => expect(completed(contract, person, whole)).toBe(whole));

  it("is left to a person where only they can say what it has", () => {
    expect(completed(contract, person, { ...whole, id: undefined })).toEqual({ ...whole, id: undefined });
    expect(completed(contract, person, {})).not.toHaveProperty("id");
  });
});
