import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid } from "../../contract/problem.ts";
import { kindOf, toE164 } from "../../domain/phoneNumber.ts";
import { updateUserRow } from "../../store/users.ts";

/** Stores the number at which a person takes transferred calls. */
export const setTransferNumber: Handler<"setTransferNumber"> = async ({ db, clock, config }, actor, { body }) => {
  const { userId } = signedInUser(actor);
  const phoneNumber = body.phoneNumber === null ? null : toE164(body.phoneNumber);
  if (phoneNumber === undefined) throw invalid({ phoneNumber: "Invalid phone number" });
  if (phoneNumber !== null && !mayRing(phoneNumber, config.telephony.callCountries))
    throw invalid({ phoneNumber: "Calls cannot be handed over to this number." });
  await db.transaction().execute((trx) => updateUserRow(trx, userId, { transfer_number: phoneNumber }, clock.now()));
  return { status: 200, body: { phoneNumber } };
};

/**
 * A premium number is not a person's telephone; and calls are not transferred to countries in which no calls are made.
 */
function mayRing(phoneNumber: string, countries: ReadonlySet<string> | undefined): boolean {
  const { iso2, isSpecial } = kindOf(phoneNumber);
  return !isSpecial && (countries === undefined || (iso2 !== null && countries.has(iso2)));
}
