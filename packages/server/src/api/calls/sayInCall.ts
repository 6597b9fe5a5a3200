import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { stepIn } from "../../engine/stepIn.ts";
import { interventionBody } from "../rules/interventionBody.ts";
import { stepInAuthor } from "../rules/stepInAuthor.ts";

/** Has the assistant say a sentence in a call in progress. */
export const sayInCall: Handler<"sayInCall"> = async (context, actor, { path, body }) => {
  const by = { within: scope(actor), author: await stepInAuthor(context, actor), callId: path.id };
  const said = await stepIn(context, by, { kind: "SAY", words: body.text.trim() });
  return { status: 200, body: interventionBody(said) };
};
