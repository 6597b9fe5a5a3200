import type { Handler } from "../../contract/handler.ts";
import { listFaqsText } from "../../store/faqs.ts";
import { companyOf } from "../seller-companies/companyOf.ts";

/** The questions that customers may ask a company, with the assistant's answers (B-FAQ-01). */
export const listFaqs: Handler<"listFaqs"> = async ({ db }, actor, { path, query }) => {
  await companyOf(db, actor, path.id);
  return { status: 200, body: await listFaqsText(db, path.id, query, query) };
};
