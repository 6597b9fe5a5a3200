import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { setAnswer } from "../../engine/setAnswer.ts";
import { readCallDetailText } from "../../store/calls/listCalls.ts";
import { abilitiesFor } from "../rules/abilitiesFor.ts";
import { authorOf } from "../rules/author.ts";

/** A person sets the answer of a call. */
export const setCallAnswer: Handler<"setCallAnswer"> = async (context, actor, { path, body }) => {
  const within = scope(actor);
  const author = authorOf(actor);
  await setAnswer(context, within, path.id, { answer: body.answer, author });
  const call = await readCallDetailText(context.db, within, path.id, {
    author,
    abilities: abilitiesFor(actor, context.carriers),
  });
  if (!call) throw notFound("The call");
  return { status: 200, body: call };
};
