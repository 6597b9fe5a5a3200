import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { notFound } from "../../http/problem.ts";
import { insertFaq, readFaqText } from "../../store/faqs.ts";
import { companyOf } from "../seller-companies/companyOf.ts";

/** Adds a question with its answer (B-API-36, B-FAQ-06). */
export const createFaq: Handler<"createFaq"> = async ({ db, ids, clock }, actor, { path, body }) => {
  await companyOf(db, actor, path.id);
  const id = ids.next();
  const { question, answer } = body;
  const faq = { id, companyId: path.id, question: question.trim(), answer: answer.trim() };
  const text = await db.transaction().execute(async (trx) => {
    await insertFaq(trx, faq, clock.now());
    return readFaqText(trx, path.id, id);
  });
  if (!text) throw notFound("The FAQ entry");
  return { status: 201, body: new JsonText(text) };
};
