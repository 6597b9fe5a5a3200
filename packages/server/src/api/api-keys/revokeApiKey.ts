import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readApiKey, updateApiKey } from "../../store/apiKeys.ts";

/** The key and every embed session started with it stop working at once. */
export const revokeApiKey: Handler<"revokeApiKey"> = async ({ db, clock }, actor, { path }) => {
  if (!(await readApiKey(db, scope(actor), path.id))) throw notFound("The API key");
  await db.transaction().execute((trx) => updateApiKey(trx, path.id, { revoked_at: clock.now() }));
  return { status: 204 };
};
