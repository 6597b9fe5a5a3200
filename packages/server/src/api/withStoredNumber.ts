import { invalid } from "../contract/problem.ts";
import { toE164 } from "../domain/phoneNumber.ts";

/**
 * A query with its phone number in stored form.
 *
 * @throws Problem 400 for a number that cannot exist, or that is not in the international form.
 */
export function withStoredNumber<Filter extends { phoneNumber?: string }>(query: Filter): Filter {
  if (query.phoneNumber === undefined) return query;
  const phoneNumber = toE164(query.phoneNumber);
  if (phoneNumber === undefined) throw invalid({ phoneNumber: "Invalid phone number" });
  return { ...query, phoneNumber };
}
