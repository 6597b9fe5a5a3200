import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { stepIn } from "../../engine/stepIn.ts";
import { LISTENING_BEGINS_WITHIN_MS } from "../rules/listening.ts";
import { stepInAuthor } from "../rules/stepInAuthor.ts";

/** Returns the URL of a call's audio, and records who listens. */
export const listenToCall: Handler<"listenToCall"> = async (context, actor, { path }) => {
  const by = { within: scope(actor), author: await stepInAuthor(context, actor), callId: path.id };
  const { at } = await stepIn(context, by, { kind: "LISTEN" });
  const expiresAt = new Date(at.getTime() + LISTENING_BEGINS_WITHIN_MS).toISOString();
  return { status: 200, body: { url: `/v1/calls/live/${path.id}/sound`, expiresAt } };
};
