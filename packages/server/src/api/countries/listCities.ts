import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { listCitiesText, readCountry } from "../../store/countries.ts";

export const listCities: Handler<"listCities"> = async ({ db }, _actor, { path, query }) => {
  if (!(await readCountry(db, path.id))) throw notFound("The country");
  return { status: 200, body: await listCitiesText(db, path.id, query.text, query) };
};
