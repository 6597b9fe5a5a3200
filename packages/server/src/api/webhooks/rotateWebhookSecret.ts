import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readEndpoint, replaceSecret } from "../../store/webhooks.ts";
import { makeWebhookSecret, sealSecret } from "../../webhooks/webhookSecrets.ts";

const overlapMilliseconds = 24 * 3_600_000;

/**
 * Returns a new secret. For a day, messages are also signed with the old one, so that a partner can change over without
 * losing a message.
 */
export const rotateWebhookSecret: Handler<"rotateWebhookSecret"> = async ({ db, clock, keys }, actor, { path }) => {
  const webhookEndpoint = await readEndpoint(db, scope(actor), path.id);
  if (!webhookEndpoint) throw notFound("The webhook endpoint");
  const secret = makeWebhookSecret();
  const until = new Date(clock.now().getTime() + overlapMilliseconds);
  await replaceSecret(db, path.id, sealSecret(secret, keys.webhookSecrets), until);
  return { status: 200, body: { webhookEndpoint, secret } };
};
