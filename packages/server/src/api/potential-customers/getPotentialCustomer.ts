import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readCustomerText } from "../../store/potential-customers/readCustomers.ts";

/** One customer with its contacts (B-API-03). */
export const getPotentialCustomer: Handler<"getPotentialCustomer"> = async ({ db }, actor, { path }) => {
  const text = await readCustomerText(db, scope(actor), path.id);
  if (!text) throw notFound("The potential customer");
  return { status: 200, body: text };
};
