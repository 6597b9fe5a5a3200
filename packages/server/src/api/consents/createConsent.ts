import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, notFound } from "../../contract/problem.ts";
import { toE164 } from "../../domain/phoneNumber.ts";
import { insertConsent, readConsentText } from "../../store/consents.ts";
import { rowOf, type Stored } from "../../store/stored.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";
import { nameOf } from "../rules/nameOf.ts";

/** Records that the owner of a number agreed to be called, and the proof. */
export const createConsent: Handler<"createConsent"> = async ({ db, ids, clock }, actor, { body }) => {
  const company = await chosenCompany(db, actor, body.sellerCompanyId);
  const now = clock.now();
  const fields = {
    sellerCompanyId: { seller_company_id: company.id },
    ...checkedConsent(body, now),
    basis: { basis: body.basis },
    evidence: { evidence: body.evidence.trim() },
  } satisfies Stored<"consents", Body<"createConsent">>;
  const id = ids.next();
  const createdBy = await nameOf(db, actor);
  await db
    .transaction()
    .execute((trx) => insertConsent(trx, { ...rowOf(fields), id, created_by: createdBy, created_at: now }));
  const text = await readConsentText(db, scope(actor), id);
  if (!text) throw notFound("The consent");
  return { status: 201, body: text };
};

/**
 * @throws Problem 400 for a number that cannot exist, and for a consent in the future or one that ended before it was
 * given.
 */
function checkedConsent({ phoneNumber, givenAt, expiresAt }: Body<"createConsent">, now: Date) {
  const number = toE164(phoneNumber);
  if (!number) throw invalid({ phoneNumber: "Invalid phone number" });
  const given = new Date(givenAt);
  if (given > now) throw invalid({ givenAt: "The consent cannot be given in the future." });
  const expires = expiresAt ? new Date(expiresAt) : null;
  if (expires && expires <= given) throw invalid({ expiresAt: "The consent ends before it was given." });
  return {
    phoneNumber: { number_key: number },
    givenAt: { given_at: given },
    expiresAt: { expires_at: expires },
  };
}
