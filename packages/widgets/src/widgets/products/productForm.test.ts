import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { resolveMessages } from "../../i18n/messages.js";
import { productSchema, toProductBody, toProductValues } from "./productForm.js";
import { productsMessages } from "./products.messages.js";
import { sectorMessages } from "./sector.messages.js";

const schema = productSchema(z, resolveMessages(productsMessages, "en"));
const given = toProductValues(undefined);
const messagesOf = (name: string) =>
  z.safeParse(schema, { ...given, name }).error?.issues.map(({ message }) => message);

describe("the form of a product", () => {
  it.each([
    ["", "Please enter a product name"],
    ["   ", "Please enter a product name"],
    ["L", "Product name must be greater than 2 characters"],
    ["L".repeat(101), "Product name must be less than 100 characters"],
  ])("says what is wrong with the name %j (B-PROD-14 to B-PROD-16)", (name, message) => {
    expect(messagesOf(name)).toEqual([message]);
  });

  it("takes names of 2 and of 100 characters, and nothing else is needed (B-PROD-17)", () => {
    expect(messagesOf("Li")).toBeUndefined();
    expect(messagesOf("L".repeat(100))).toBeUndefined();
  });

  it("sends what was left empty as nothing", () => {
    expect(toProductBody({ ...given, name: "Linen" })).toEqual({
      name: "Linen",
      hscode: null,
      sector: null,
      about: null,
      questions: [],
    });
  });

  it("offers the 39 sectors of the documents in their order (B-PROD-22, R-45)", () => {
    const sectors = Object.keys(sectorMessages.texts);
    expect(sectors).toHaveLength(39);
    expect([sectors[0], sectors.at(-1)]).toEqual(["Software", "Real Estate"]);
    expect(Object.values(sectorMessages.texts)).toEqual(sectors);
  });
});
