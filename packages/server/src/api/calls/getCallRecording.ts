import { scope } from "../../auth/scope.ts";
import { ensureRecording } from "../../engine/recordings.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound, problem } from "../../contract/problem.ts";
import { hasRecording } from "../../store/calls/listCalls.ts";
import { readRecordingBytes } from "../../store/calls/recordings.ts";
import { parseRange } from "../rules/range.ts";

/** The recording of a call, as a whole or one range of its bytes (A-API-16, A-CONV-01). */
export const getCallRecording: Handler<"getCallRecording"> = async (context, actor, { path, request }) => {
  const { db } = context;
  const isThere = await hasRecording(db, scope(actor), path.id);
  const recording = isThere ? await ensureRecording(context, path.id).catch(unavailable) : "missing";
  if (recording === "missing") throw notFound("The recording");
  if (recording === "unplayable")
    throw problem(404, "NOT_FOUND", "This recording cannot be played, because its format is not supported.");

  const { sizeBytes } = recording;
  // A recording never changes, so the call's id is its version. A range of another version gets the whole recording.
  const etag = `"${path.id}"`;
  const isOfThisVersion = (request.headers.get("if-range") ?? etag) === etag;
  const range = isOfThisVersion ? parseRange(request.headers.get("range"), sizeBytes) : null;
  if (range === "unsatisfiable") {
    throw problem(416, "RANGE_NOT_SATISFIABLE", "The recording is shorter than that.", {
      headers: { "content-range": `bytes */${sizeBytes}` },
    });
  }
  const { first, last } = range ?? { first: 0, last: sizeBytes - 1 };
  const data = await readRecordingBytes(db, path.id, first, last - first + 1);
  const headers = {
    "accept-ranges": "bytes",
    etag,
    ...(range && { "content-range": `bytes ${first}-${last}/${sizeBytes}` }),
  };
  return { status: range ? 206 : 200, content: { contentType: "audio/wav", data }, headers };
};

/** The carrier did not deliver it, which may be different in a moment. */
function unavailable(cause: unknown): never {
  throw problem(503, "SERVICE_UNAVAILABLE", "The recording cannot be fetched now. Please try again in a moment.", {
    cause,
    headers: { "retry-after": "10" },
  });
}
