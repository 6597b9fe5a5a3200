import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, test } from "vitest";

import {
  choiceNamed,
  currencyIn,
  emptyDraft,
  isDirty,
  productChoices,
  readProgress,
  stepAfter,
  toRequest,
  toggled,
} from "./onboarding.model.js";

const turkiye = { id: "c-tr", label: "Türkiye", code: "TR" };
const norway = { id: "c-no", label: "Norway", code: "NO" };
const product = (nth: number, name: string) => fixtures.product({ id: fixtures.idOf("product", nth), name });
const towels = { id: "p-1", label: "Towels" };

describe("the steps", () => {
  test.each([
    [0, -1, 0],
    [0, 1, 1],
    [2, -1, 1],
    [2, 1, 3],
    [3, 1, 3],
  ] as const)("A-ONB-02 from %i by %i leads to %i", (step, by, expected) => {
    expect(stepAfter(step, by)).toBe(expected);
  });
});

describe("the currency", () => {
  test.each([
    [turkiye, "TRY"],
    [norway, "USD"],
    [null, "USD"],
  ])("A-ONB-17 A-CONST-12 R-11 in %j is %s", (country, currency) => {
    expect(currencyIn(country)).toBe(currency);
  });
});

describe("the products to choose from", () => {
  test("A-ONB-11 R-08 are 18 different ones of the catalogue at most", () => {
    const hundred = Array.from({ length: 100 }, (_, nth) => product(nth, `Product ${nth >> 1}`));
    const choices = productChoices([], hundred);
    expect(choices).toHaveLength(18);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(18);
  });

  test("R-29 start with those added before, each once", () => {
    const choices = productChoices([product(1, "Towels")], [product(2, " towels"), product(3, "Throws")]);
    expect(choices.map(({ id, label }) => [id, label])).toEqual([
      [fixtures.idOf("product", 1), "Towels"],
      [fixtures.idOf("product", 3), "Throws"],
    ]);
    expect(choiceNamed(choices, " THROWS ")?.id).toBe(fixtures.idOf("product", 3));
    expect(choiceNamed(choices, "Throw")).toBeUndefined();
  });

  test("go in and out of the chosen ones", () => {
    expect(toggled([], towels)).toEqual([towels]);
    expect(toggled([towels], { ...towels })).toEqual([]);
  });
});

test("an empty draft is lost without asking, anything in it is not", () => {
  expect(isDirty(emptyDraft)).toBe(false);
  expect(isDirty({ ...emptyDraft, name: "Meridyen" })).toBe(true);
  expect(isDirty({ ...emptyDraft, products: [towels] })).toBe(true);
});

test.each(["meridyentextiles.com", "http://meridyentextiles.com", "https://meridyentextiles.com"])(
  "A-ONB-09 A-API-06 R-28 %s is sent with https://",
  (website) => {
    const draft = { name: " Meridyen Textiles ", website, country: turkiye, city: null, products: [towels] };
    expect(toRequest(draft)).toEqual({
      sellerCompany: {
        name: "Meridyen Textiles",
        website: "https://meridyentextiles.com",
        currency: "TRY",
        productIds: ["p-1"],
        headquarterCountryId: "c-tr",
        headquarterCityId: null,
      },
    });
  },
);

describe("progress that a host kept", () => {
  const norway = { id: "no", label: "Norway", code: "NO" };
  const company = { name: "Nordlys", website: "nordlys.example", country: norway, city: null };

  test("goes on where it was", () => {
    const progress = { ...company, products: [{ id: "p1", label: "Lamps" }], step: 3 };
    expect(readProgress(progress)).toEqual(progress);
  });

  test("A-ONB-03 leads nobody past a company that is not filled in, and takes no nonsense", () => {
    expect(readProgress({ step: 3, name: "Nordlys" }).step).toBe(1);
    expect(readProgress({ step: "2", name: 4, country: "Norway", products: [{ id: 1 }] })).toEqual({
      ...emptyDraft,
      step: 0,
    });
    expect(readProgress({ ...company, step: 40 }).step).toBe(3);
  });
});
