import { narrowScope, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { countCallbacksDue, countObjections, countParts, noFigures } from "../../store/calls/callNumbers.ts";
import { readZoneOf } from "../../store/calls/zoneOf.ts";
import { rangeOf } from "./rangeOf.ts";

/** The results of the calls in a range of days: over time, by dimension, and what is due now. */
export const getCallNumbers: Handler<"getCallNumbers"> = async ({ db, clock }, actor, { query }) => {
  const within = narrowScope(scope(actor), query.sellerCompanyId ? [query.sellerCompanyId] : undefined);
  const now = clock.now();
  const timeZone = await readZoneOf(db, within);
  const { unit, starts, endsAt } = rangeOf(query, timeZone, now);
  const { totals, periods, ...parts } = await countParts(db, within, { starts, endsAt });
  const ends = [...starts.slice(1), endsAt];
  return {
    status: 200,
    body: {
      timeZone,
      startsAt: (starts[0] ?? endsAt).toISOString(),
      endsAt: endsAt.toISOString(),
      unit,
      totals,
      periods: starts.map((startsAt, place) => ({
        startsAt: startsAt.toISOString(),
        endsAt: (ends[place] ?? endsAt).toISOString(),
        figures: periods.get(place) ?? noFigures,
      })),
      ...parts,
      objections: await countObjections(db, within, { starts, endsAt }),
      callbacksDue: await countCallbacksDue(db, within, now),
    },
  };
};
