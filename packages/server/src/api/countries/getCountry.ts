import { withOtherNames } from "../../domain/country.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readCountry } from "../../store/countries.ts";

export const getCountry: Handler<"getCountry"> = async ({ db }, _actor, { path }) => {
  const country = await readCountry(db, path.id);
  if (!country) throw notFound("The country");
  return { status: 200, body: withOtherNames(country) };
};
