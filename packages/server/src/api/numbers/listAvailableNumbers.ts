import type { Handler } from "../../contract/handler.ts";
import { findTakenNumbers } from "../../store/numbers.ts";
import { askProvider } from "./askProvider.ts";

/** Numbers of a country that can be bought now; none in a country without numbers (B-API-46). */
export const listAvailableNumbers: Handler<"listAvailableNumbers"> = async (context, _actor, { query }) => {
  const offered = await askProvider(context, (numbers) => numbers.listAvailable(query.countryCode));
  const taken = await findTakenNumbers(
    context.db,
    offered.map(({ number }) => number),
  );
  const items = offered
    .filter(({ number }) => !taken.has(number))
    .map(({ number, needsPapers }) => ({ phoneNumber: number, needsPapers }));
  return { status: 200, body: { items, metaData: { totalCount: items.length } } };
};
