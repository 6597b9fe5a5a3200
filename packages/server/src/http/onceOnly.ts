import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import type { Actor } from "../auth/actor.ts";
import type { Context } from "../context.ts";
import { aroundTransactions } from "../db/aroundTransactions.ts";
import {
  giveKeyBack,
  readKey,
  saveAnswer,
  takeKey,
  takeOverKey,
  touchKey,
  type OnceOnly,
} from "../store/idempotencyKeys.ts";
import { openSecret, sealSecret } from "../webhooks/webhookSecrets.ts";
import { JsonText } from "../contract/jsonText.ts";
import { problem, type Problem } from "../contract/problem.ts";
import { problemReply, type AnyReply } from "./reply.ts";
import { toProblem } from "./toProblem.ts";
import type { Upload } from "../contract/operation.ts";

const SECOND_MS = 1000;
const KEPT_MS = 24 * 3600 * SECOND_MS;
/** How long a repeated request waits for the first one. An attempt that wrote nothing for this time is taken over. */
const PATIENCE_MS = 10 * SECOND_MS;
/** A request that wrote something and has no response after this time was interrupted. */
const LONGEST_MS = 60 * SECOND_MS;
const LOOK_EVERY_MS = 100;

/** A request with a key, which is to be carried out once. */
export interface KeyedRequest {
  actor: Actor;
  key: string;
  requestId: string;
  /** The identity of the request: operation, path, query and body. */
  content: readonly (string | Uint8Array)[];
  /** A file is part of it. It is not read before the first attempt needs it, or a later one has to be compared. */
  upload?: Upload | undefined;
}

/**
 * Carries a request out once: a repeated request with the same key gets the response of the first one.
 *
 * The key is claimed first and every transaction of the request is marked with it, so that it is known afterwards
 * whether anything was committed, even if the process died in between. If nothing was committed, the request may be
 * tried again; otherwise it is never carried out a second time.
 */
export async function onceOnly(
  context: Context,
  request: KeyedRequest,
  carryOut: (context: Context) => Promise<AnyReply>,
): Promise<AnyReply> {
  const once = hashesOf(request);
  const attempt = context.ids.next();
  const earlier = await takeTurn(context, request, once, attempt);
  if (earlier) return earlier;

  const { db } = context;
  const marked = aroundTransactions(db, async (trx, work) => {
    if (!(await touchKey(trx, once.keyHash, attempt))) throw inFlight();
    return work(trx);
  });
  const save = async (reply: AnyReply, file?: Promise<string | undefined>) =>
    saveAnswer(db, once.keyHash, attempt, seal(context, reply, await file));
  try {
    const reply = await carryOut({ ...context, db: marked });
    // The response is correct even if it cannot be stored.
    await save(reply, fileOf(request)).catch((error: unknown) =>
      context.logger.warn({ err: error }, "an answer could not be kept"),
    );
    return reply;
  } catch (error) {
    const refusal = toProblem(error, true);
    if (!(await giveKeyBack(db, once.keyHash, attempt).catch(() => true))) {
      // Something was committed before the error: a refusal is stored, and a failure must not be tried again.
      await save(problemReply(refusal.status < 500 ? refusal : interrupted(), request.requestId)).catch(() => {});
    }
    throw error;
  }
}

/** Waits for the turn of this request. Returns the response of an earlier one, if there was one. */
async function takeTurn(
  context: Context,
  request: KeyedRequest,
  once: OnceOnly,
  attempt: string,
): Promise<AnyReply | undefined> {
  const { db, clock } = context;
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = clock.now();
    if (await takeKey(db, once, attempt, now, new Date(now.getTime() + KEPT_MS))) return undefined;
    const known = await readKey(db, once.keyHash);
    if (known) {
      if (!known.requestHash.equals(once.requestHash)) throw reused();
      if (known.answer) {
        const { reply, file } = open(context, known.answer);
        if (file !== undefined && file !== (await fileOf(request))) throw reused();
        return reply;
      }
      const age = now.getTime() - known.startedAt.getTime();
      if (known.isTouched && age > LONGEST_MS) throw interrupted();
      if (!known.isTouched && age > PATIENCE_MS && (await takeOverKey(db, once.keyHash, known.attempt, attempt, now)))
        return undefined;
    }
    if (performance.now() > until) throw inFlight();
    await pause(LOOK_EVERY_MS);
  }
}

function hashesOf({ actor, key, content }: KeyedRequest): OnceOnly {
  return { keyHash: hash([whoIs(actor), key]), requestHash: hash(content) };
}

/** A key is scoped to its caller: the same key of another caller is a different request. */
function whoIs(actor: Actor): string {
  switch (actor.kind) {
    case "user":
      return `user ${actor.userId}`;
    case "embed":
      return `embed ${actor.companyId} ${actor.apiKeyId} ${actor.userLabel ?? ""}`;
    case "apiKey":
      return `apiKey ${actor.apiKeyId}`;
    case "anonymous":
      return "anonymous";
  }
}

/** Of the parts with their lengths, so that they cannot be confused. */
function hash(parts: readonly (string | Uint8Array)[]): Buffer {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(`${Buffer.byteLength(part)} `).update(part);
  return sum.digest();
}

/** The identity of a file, because the boundary of a form differs each time it is sent. */
async function fileOf({ upload }: KeyedRequest): Promise<string | undefined> {
  if (!upload) return undefined;
  const { name, digest } = await upload.receive();
  return hash([name, digest]).toString("base64");
}

interface KeptReply {
  status: number;
  text: string | null;
  headers: Record<string, string>;
  /** Of the uploaded file. A refusal that was stored has none: it is the response to every file. */
  file?: string | undefined;
}

function seal({ keys }: Context, { status, body, headers = {} }: AnyReply, file?: string): Buffer {
  const text = body === undefined ? null : body instanceof JsonText ? body.text : JSON.stringify(body);
  return sealSecret(JSON.stringify({ status, text, headers, file } satisfies KeptReply), keys.keptAnswers);
}

function open({ keys }: Context, sealed: Buffer): { reply: AnyReply; file: string | undefined } {
  const { status, text, headers, file } = JSON.parse(openSecret(sealed, keys.keptAnswers)) as KeptReply;
  const reply = {
    status,
    ...(text !== null && { body: new JsonText(text) }),
    headers: { ...headers, "idempotency-replayed": "true" },
  };
  return { reply, file };
}

function reused(): Problem {
  return problem(409, "IDEMPOTENCY_KEY_REUSED", "This Idempotency-Key belongs to another request.");
}

function inFlight(): Problem {
  return problem(409, "IDEMPOTENCY_KEY_IN_FLIGHT", "The same request is still under way. Please try again shortly.", {
    headers: { "retry-after": "2" },
  });
}

function interrupted(): Problem {
  return problem(
    409,
    "IDEMPOTENCY_KEY_INTERRUPTED",
    "This was begun and cut off. Please look whether it was done before you ask for it again.",
  );
}
