import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { stepIn } from "../../engine/stepIn.ts";
import { interventionBody } from "../rules/interventionBody.ts";
import { stepInAuthor } from "../rules/stepInAuthor.ts";

/** Silences the assistant in a call in progress: from then on, a person types what is said. */
export const takeOverCall: Handler<"takeOverCall"> = async (context, actor, { path }) => {
  const by = { within: scope(actor), author: await stepInAuthor(context, actor), callId: path.id };
  return { status: 200, body: interventionBody(await stepIn(context, by, { kind: "TAKE_OVER" })) };
};
