import type { Handler } from "../../contract/handler.ts";
import { findTakenNumbers } from "../../store/numbers.ts";

/** Numbers of a country that can be bought now; none in a country without numbers (B-API-46). */
export const listAvailableNumbers: Handler<"listAvailableNumbers"> = async ({ db, numbers }, _actor, { query }) => {
  const offered = await numbers.listAvailable(query.countryCode);
  const taken = await findTakenNumbers(db, offered);
  const items = offered.filter((number) => !taken.has(number)).map((phoneNumber) => ({ phoneNumber }));
  return { status: 200, body: { items, metaData: { totalCount: items.length } } };
};
