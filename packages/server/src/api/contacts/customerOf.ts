import type { Actor } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../contract/problem.ts";
import { findCustomer } from "../../store/potential-customers/readCustomers.ts";

/** The customer of the requested contacts; a contact is only accessible through a customer in scope. */
export async function customerOf(db: Database, actor: Actor, customerId: string) {
  const customer = await findCustomer(db, scope(actor), customerId);
  if (!customer) throw notFound("The potential customer");
  return customer;
}
