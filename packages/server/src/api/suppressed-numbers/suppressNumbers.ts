import { isManager } from "../../auth/actor.ts";
import type { Handler } from "../../contract/handler.ts";
import { forbidden, invalid } from "../../contract/problem.ts";
import { toE164 } from "../../domain/phoneNumber.ts";
import { suppressNumbers as suppress } from "../../engine/suppressNumbers.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";
import { nameOf } from "../rules/nameOf.ts";

/** Stops calling numbers, and ends the waiting calls to them. */
export const suppressNumbers: Handler<"suppressNumbers"> = async (context, actor, { body }) => {
  const isEverywhere = body.scope === "EVERYWHERE";
  if (isEverywhere && !isManager(actor)) throw forbidden("Only managers stop calls of every company.");
  const numbers = checkedNumbers(body.phoneNumbers);
  const { addedCount, refusedCallsCount } = await suppress(context, numbers, {
    companyId: isEverywhere ? null : (await chosenCompany(context.db, actor, body.sellerCompanyId)).id,
    source: actor.kind === "embed" ? "PARTNER" : "SELLER",
    reason: body.reason?.trim() || null,
    createdBy: await nameOf(context.db, actor),
  });
  return {
    status: 200,
    body: { addedCount, knownCount: numbers.length - addedCount, refusedCallsCount },
  };
};

/** @throws Problem 400 that names each number that cannot exist. */
function checkedNumbers(typed: string[]): string[] {
  const read = typed.map((number) => toE164(number));
  const errors = read.flatMap((number, index) => (number ? [] : [[`phoneNumbers.${index}`, "Invalid phone number"]]));
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string>);
  return [...new Set(read.filter((number) => number !== undefined))];
}
