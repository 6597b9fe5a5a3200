import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { setQuestionAnswer } from "../../engine/setQuestionAnswer.ts";
import { readCallDetailText } from "../../store/calls/listCalls.ts";
import { abilitiesFor } from "../rules/abilitiesFor.ts";
import { authorOf } from "../rules/author.ts";

/** A person sets the answer to one of the company's own questions. */
export const setCallQuestionAnswer: Handler<"setCallQuestionAnswer"> = async (context, actor, { path, body }) => {
  const within = scope(actor);
  const author = authorOf(actor);
  await setQuestionAnswer(context, within, path.id, { ...body, author });
  const abilities = abilitiesFor(actor, context.carriers);
  const call = await readCallDetailText(context.db, within, path.id, { author, abilities });
  if (!call) throw notFound("The call");
  return { status: 200, body: call };
};
