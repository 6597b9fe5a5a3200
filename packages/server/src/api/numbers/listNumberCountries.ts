import type { Handler } from "../../contract/handler.ts";
import { readCountries } from "../../store/countries.ts";
import { askProvider } from "./askProvider.ts";

/** Countries in which numbers can be bought, by name (B-API-45). */
export const listNumberCountries: Handler<"listNumberCountries"> = async (context) => {
  const codes = await askProvider(context, (numbers) => numbers.listCountries());
  const countries = await readCountries(context.db);
  const items = countries
    .filter(({ iso2 }) => codes.includes(iso2))
    .map(({ name, iso2 }) => ({ name, code: iso2 }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return { status: 200, body: { items, metaData: { totalCount: items.length } } };
};
