import type { Database } from "../db/database.ts";
import type { CallFailureCode } from "../domain/call.ts";
import type { MicroUsd } from "../domain/money.ts";
import { toE164 } from "../domain/phoneNumber.ts";
import type { CallTarget } from "../store/calls/callTargets.ts";
import { readAccount, type Account } from "../store/ledger.ts";
import { countCustomers, hasCustomerWithMoreContacts, readPlanLimits } from "../store/plan.ts";

/** A target with all data for a call. */
export type CompleteTarget = CallTarget & {
  [Part in "company" | "customer" | "contact" | "product"]: NonNullable<CallTarget[Part]>;
};

export type Checked =
  | { target: CompleteTarget; refusal?: undefined }
  | { target?: undefined; refusal: CallFailureCode };

/** Whether the item itself can be called according to the database, without a check of the money. */
export function checkTarget(target: CallTarget | undefined): Checked {
  if (!target) return { refusal: "PHONE_BOOK_NOT_FOUND" };
  const { company, customer, contact, product } = target;
  if (!company) return { refusal: "NO_SELLER_COMPANY" };
  if (!customer) return { refusal: "NO_CUSTOMER" };
  if (!product) return { refusal: "NO_PRODUCT" };
  if (!contact) return { refusal: "NO_CONTACT" };
  if (toE164(contact.phoneNumber) === undefined) return { refusal: "INVALID_NUMBER" };
  if (contact.isDoNotCall) return { refusal: "DO_NOT_CALL" };
  return { target: { ...target, company, customer, contact, product } };
}

/**
 * Whether a company may call at all: it is within the limits of its plan, and has free minutes or at least the balance
 * of `MINIMUM_BALANCE_TO_CALL`.
 */
export async function checkCompany(db: Database, companyId: string): Promise<CallFailureCode | null> {
  if (await exceedsPlan(db, companyId)) return "PLAN_LIMIT";
  return checkMoney(await readAccount(db, companyId), await readMinimumBalance(db));
}

/** Whether a company has the free minutes or the money to call. */
export function checkMoney(
  { balanceMicros, heldFreeMinutes, rate }: Account,
  minimumMicros: MicroUsd,
): CallFailureCode | null {
  // Reserved minutes of calls in progress may be released, so a call may wait for them.
  const hasFreeMinutes = rate.freeMinutesLeft === null || rate.freeMinutesLeft + heldFreeMinutes > 0;
  return hasFreeMinutes || balanceMicros >= minimumMicros ? null : "INSUFFICIENT_BALANCE";
}

/** Whether a company has more customers, or contacts of a customer, than its plan allows. Reads all of them. */
export async function exceedsPlan(db: Database, companyId: string): Promise<boolean> {
  const limits = await readPlanLimits(db, companyId);
  if (limits.potentialCustomers >= 0 && (await countCustomers(db, companyId)) > limits.potentialCustomers) return true;
  return limits.contactsPerCustomer >= 0 && hasCustomerWithMoreContacts(db, companyId, limits.contactsPerCustomer);
}

const DEFAULT_MINIMUM_BALANCE: MicroUsd = 500_000n;

export async function readMinimumBalance(db: Database): Promise<MicroUsd> {
  const setting = await db
    .selectFrom("settings")
    .select("value_micros")
    .where("key", "=", "MINIMUM_BALANCE_TO_CALL")
    .executeTakeFirst();
  return setting?.value_micros ?? DEFAULT_MINIMUM_BALANCE;
}
