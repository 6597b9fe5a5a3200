import { describe, expect, expectTypeOf, it } from "vitest";

import { defineMessages, resolveMessages } from "./messages.js";

const catalogue = defineMessages("calls", {
  title: "My Calls",
  deleteTitle: "Delete {name}",
  selected: { one: "{count} call of {name}", other: "{count} calls of {name}" },
  cost: (amount: number, isFree: boolean) => (isFree ? "Free" : `$${amount}`),
});

describe("messages", () => {
  it("says the defaults, with values in their places and numbers in the reader's way", () => {
    const t = resolveMessages(catalogue, "en-US");
    expect(t.title).toBe("My Calls");
    expect(t.deleteTitle({ name: "Halvorsen" })).toBe("Delete Halvorsen");
    expect(t.selected({ count: 1, name: "Ada" })).toBe("1 call of Ada");
    expect(t.selected({ count: 1200, name: "Ada" })).toBe("1,200 calls of Ada");
    expect(t.cost(2, false)).toBe("$2");
  });

  it("follows the grammar of the locale", () => {
    const t = resolveMessages(catalogue, "pl", {
      selected: { one: "{count} rozmowa", few: "{count} rozmowy", many: "{count} rozmów", other: "{count} rozmowy" },
    });
    expect([1, 3, 5].map((count) => t.selected({ count, name: "" }))).toEqual(["1 rozmowa", "3 rozmowy", "5 rozmów"]);
  });

  it("lets a prop win over the provider and the provider over the default", () => {
    const t = resolveMessages(
      catalogue,
      "en",
      { title: "Calls", deleteTitle: "Remove {name}" },
      { title: "Phone calls" },
    );
    expect(t.title).toBe("Phone calls");
    expect(t.deleteTitle({ name: "x" })).toBe("Remove x");
  });

  it("takes a function for any text", () => {
    const t = resolveMessages(catalogue, "en", {
      title: () => "Calls",
      deleteTitle: ({ name }: { name: string }) => `${name}?`,
    });
    expect(t.title).toBe("Calls");
    expect(t.deleteTitle({ name: "x" })).toBe("x?");
  });

  it("asks for exactly the values that a text needs", () => {
    const t = resolveMessages(catalogue, "en");
    expectTypeOf(t.title).toEqualTypeOf<string>();
    expectTypeOf(t.deleteTitle).parameter(0).toEqualTypeOf<Readonly<Record<"name", string | number>>>();
    expectTypeOf(t.selected).parameter(0).toEqualTypeOf<Readonly<Record<"name" | "count", string | number>>>();
  });
});
