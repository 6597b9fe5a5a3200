import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readCity } from "../../store/countries.ts";

export const getCity: Handler<"getCity"> = async ({ db }, _actor, { path }) => {
  const city = await readCity(db, path.id, path.cityId);
  if (!city) throw notFound("The city");
  return { status: 200, body: city };
};
