import { operationsOf } from "../../auth/embedWidgets.ts";
import { signEmbedToken } from "../../auth/tokens.ts";
import type { Handler } from "../../contract/handler.ts";
import { forbidden, problem } from "../../contract/problem.ts";
import { normalOrigin } from "../../store/apiKeys.ts";

const defaultSeconds = 900;
/** The maximum number of characters of a message, as in the contract. */
const longestMessage = 1000;

/**
 * A token that is valid for some minutes for widgets on a partner's page, limited to the key's company, an origin and
 * the operations of the widgets.
 */
export const createEmbedSession: Handler<"createEmbedSession"> = async ({ keys, clock }, actor, { body }) => {
  if (actor.kind !== "apiKey") throw forbidden("This needs an API key.");
  const origin = normalOrigin(body.origin);
  if (!actor.allowedOrigins.includes(origin)) {
    const why = `The API key does not allow pages of ${origin}, but of ${actor.allowedOrigins.join(", ")}.`.slice(
      0,
      longestMessage,
    );
    throw problem(403, "ORIGIN_NOT_ALLOWED", why, { errors: { origin: why } });
  }
  const expiresAt = new Date(clock.now().getTime() + (body.expiresInSeconds ?? defaultSeconds) * 1000);
  const token = await signEmbedToken(keys, clock, {
    companyId: actor.companyId,
    apiKeyId: actor.apiKeyId,
    origin,
    operations: narrowed(operationsOf(body.allowedWidgets), body.allowedOperations),
    userLabel: body.userLabel ?? undefined,
    expiresAt,
  });
  return { status: 201, body: { token, expiresAt: expiresAt.toISOString() } };
};

function narrowed(needed: string[], allowed: string[] | undefined): string[] {
  if (!allowed) return needed;
  const beyond = allowed.find((operation) => !needed.includes(operation));
  if (beyond)
    throw problem(403, "OUT_OF_SCOPE", `The allowed widgets do not need ${beyond}.`, {
      errors: { allowedOperations: `${beyond} is not needed by the allowed widgets.` },
    });
  return allowed;
}
