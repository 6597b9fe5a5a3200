import { withOtherNames } from "../../domain/country.ts";
import type { Handler } from "../../contract/handler.ts";
import { readCountries } from "../../store/countries.ts";

/** Every country; there are few enough for one page. */
export const listCountries: Handler<"listCountries"> = async ({ db }) => {
  const items = (await readCountries(db)).map(withOtherNames);
  return { status: 200, body: { items, metaData: { totalCount: items.length } } };
};
