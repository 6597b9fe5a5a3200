import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { deleteFaqRow } from "../../store/faqs.ts";
import { companyOf } from "../seller-companies/companyOf.ts";

/** Deletes an entry (B-API-38, B-FAQ-08). */
export const deleteFaq: Handler<"deleteFaq"> = async ({ db }, actor, { path }) => {
  await companyOf(db, actor, path.id);
  if (!(await deleteFaqRow(db, path.id, path.faqId))) throw notFound("The FAQ entry");
  return { status: 204 };
};
