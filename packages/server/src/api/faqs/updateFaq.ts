import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { notFound } from "../../http/problem.ts";
import { readFaqText, updateFaqRow } from "../../store/faqs.ts";
import { companyOf } from "../seller-companies/companyOf.ts";

/** Changes what is given (B-API-37, B-FAQ-07). */
export const updateFaq: Handler<"updateFaq"> = async ({ db, clock }, actor, { path, body }) => {
  await companyOf(db, actor, path.id);
  const changes = { question: body.question?.trim(), answer: body.answer?.trim() };
  const text = await db.transaction().execute(async (trx) => {
    await updateFaqRow(trx, path.id, path.faqId, changes, clock.now());
    return readFaqText(trx, path.id, path.faqId);
  });
  if (!text) throw notFound("The FAQ entry");
  return { status: 200, body: new JsonText(text) };
};
