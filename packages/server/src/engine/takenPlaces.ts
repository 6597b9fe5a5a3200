import type { Database, Trx } from "../db/database.ts";
import type { CallFailureCode } from "../domain/call.ts";
import {
  lockPlacing,
  readNumbersUnderWay,
  readScheduledTimes,
  type CompanyNumber,
  type ItemTime,
} from "../store/calls/callsUnderWay.ts";

/** Where a call would be made: to whom, about which item, and when; null is now. */
export interface CallPlace extends CompanyNumber {
  phoneBookId: string;
  startAt: Date | null;
}

/** Lines with a call in progress, and the times of items for which a call is scheduled. */
export type TakenPlaces = Set<string>;

/** Those of the places that are taken. Nobody else can take one until the transaction ends. */
export async function lockTakenPlaces(trx: Trx, places: CallPlace[]): Promise<TakenPlaces> {
  await lockPlacing(
    trx,
    places.map(({ companyId }) => companyId),
  );
  return readTakenPlaces(trx, places);
}

/** The same without a lock. */
export async function readTakenPlaces(db: Database, places: CallPlace[]): Promise<TakenPlaces> {
  const lines = await readNumbersUnderWay(
    db,
    places.map(({ companyId, phoneNumber }) => ({ companyId, phoneNumber })),
  );
  const times = await readScheduledTimes(
    db,
    places.flatMap(({ phoneBookId, startAt }) => (startAt ? { phoneBookId, startAt } : [])),
  );
  return new Set([...lines.map(lineOf), ...times.map(timeOf)]);
}

/**
 * The reason why a call would be the second one: a person has one line, and an item one call for a time. A later call
 * is no second one to a call in progress, unless its minute has begun.
 */
export function refusalOfTaken(
  { startAt, ...place }: CallPlace,
  taken: TakenPlaces,
  now: Date,
): CallFailureCode | null {
  if (startAt && taken.has(timeOf({ ...place, startAt }))) return "ALREADY_SCHEDULED";
  const isForNow = !startAt || startAt <= now;
  return isForNow && taken.has(lineOf(place)) ? "ALREADY_ON_THE_LINE" : null;
}

/** The place is another call's from now on. */
export function take({ startAt, ...place }: CallPlace, taken: TakenPlaces): void {
  taken.add(startAt ? timeOf({ ...place, startAt }) : lineOf(place));
}

const lineOf = ({ companyId, phoneNumber }: CompanyNumber) => `${companyId} ${phoneNumber}`;
const timeOf = ({ phoneBookId, startAt }: ItemTime) => `${phoneBookId} ${startAt.toISOString()}`;
