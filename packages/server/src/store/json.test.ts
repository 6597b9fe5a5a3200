import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { columnsOf, iso, jsonOf, many, oneOrNull, usd } from "./json.ts";

const t = columnsOf<"tags">("t");
const { id, title, color } = t;

describe("JSON of the contract in SQL", () => {
  it("is written field by field", () => {
    const tag = jsonOf<Schemas["TagRef"]>({ id, title, color });
    expect(tag.toOperationNode()).toMatchObject({
      sqlFragments: ["json_build_object('id', t.id, 'title', t.title, 'color', t.color)"],
    });
  });

  it("a missing, misspelt or wrongly typed field does not compile", () => {
    // @ts-expect-error -- the color is missing
    jsonOf<Schemas["TagRef"]>({ id, title });
    // @ts-expect-error -- there is no colour
    jsonOf<Schemas["TagRef"]>({ id, title, color, colour: color });
    // @ts-expect-error -- a company is a nullable id, not a title
    jsonOf<Schemas["TagRef"]>({ id, title: t.seller_company_id, color });
    // @ts-expect-error -- any text is no color
    const wrong = jsonOf<Schemas["TagRef"]>({ id, title, color: t.title });
    expect(wrong.isRawBuilder).toBe(true);
  });

  it("a misspelt column does not compile", () => {
    // @ts-expect-error -- the column is phone_number
    const misspelt: unknown = columnsOf<"contacts">("k").phoneNumber;
    expect(misspelt).toBeDefined();
  });

  it("moments, money and rows that may be missing keep their types", () => {
    const s = columnsOf<"subscriptions">("s");
    // @ts-expect-error -- a moment is no text before it is written as the contract has it
    jsonOf<{ at: string }>({ at: s.start_at });
    // @ts-expect-error -- the plan without an end has none
    jsonOf<{ at: string }>({ at: iso(s.end_at) });
    // @ts-expect-error -- micro-dollars are no dollars
    jsonOf<{ price: number }>({ price: s.package_price_micros });
    // @ts-expect-error -- there may be no such tag
    jsonOf<{ tag: string }>({ tag: oneOrNull(title, sql`from tags t`) });
    const fitting = jsonOf<{ at: string | null; price: number; tags: string[] }>({
      at: iso(s.end_at),
      price: usd(s.package_price_micros),
      tags: many(title, title, sql`from tags t`),
    });
    expect(fitting.isRawBuilder).toBe(true);
  });
});
