import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { removeCustomers } from "./removeCustomers.ts";

/** Deletes a customer with its contacts; its calls stay in history (B-API-05). */
export const deletePotentialCustomer: Handler<"deletePotentialCustomer"> = async (context, actor, { path }) => {
  if ((await removeCustomers(context, actor, [path.id])) === 0) throw notFound("The potential customer");
  return { status: 204 };
};
