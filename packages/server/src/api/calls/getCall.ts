import { scope } from "../../auth/scope.ts";
import { ensureRecording } from "../../engine/recordings.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { hasRecording, readCallDetailText } from "../../store/calls/listCalls.ts";
import { abilitiesFor } from "../rules/abilitiesFor.ts";
import { authorOf } from "../rules/author.ts";

/** One call with its history, its recording's waveform and the caller's feedback. */
export const getCall: Handler<"getCall"> = async (context, actor, { path }) => {
  const { db, logger } = context;
  const within = scope(actor);
  if (await hasRecording(db, within, path.id)) {
    // A call can be read without its recording.
    await ensureRecording(context, path.id).catch((error: unknown) =>
      logger.warn({ err: error, callId: path.id }, "a recording could not be fetched"),
    );
  }
  const call = await readCallDetailText(db, within, path.id, {
    author: authorOf(actor),
    abilities: abilitiesFor(actor, context.carriers),
  });
  if (!call) throw notFound("The call");
  return { status: 200, body: call };
};
