import { makeApiKeySecret } from "../../auth/apiKeys.ts";
import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound, problem } from "../../contract/problem.ts";
import { readApiKey, updateApiKey } from "../../store/apiKeys.ts";

/**
 * Returns a new secret; the old one stops working at once, and sessions that it opened stop a little later
 * (`resolveActor`).
 */
export const rotateApiKey: Handler<"rotateApiKey"> = async ({ db, clock }, actor, { path }) => {
  const within = scope(actor);
  const before = await readApiKey(db, within, path.id);
  if (!before) throw notFound("The API key");
  if (before.revokedAt) throw problem(409, "CONFLICT", "This key was revoked.");
  const { secret, prefix, hash } = makeApiKeySecret();
  await db
    .transaction()
    .execute((trx) => updateApiKey(trx, path.id, { prefix, secret_hash: hash, rotated_at: clock.now() }));
  return { status: 200, body: { apiKey: { ...before, prefix }, secret } };
};
