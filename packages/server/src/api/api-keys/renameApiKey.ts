import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { normalOrigins, readApiKey, updateApiKey } from "../../store/apiKeys.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes a key's name or its allowed origins. Embed sessions of an origin that is gone stop working at once. */
export const renameApiKey: Handler<"renameApiKey"> = async ({ db }, actor, { path, body }) => {
  const within = scope(actor);
  if (!(await readApiKey(db, within, path.id))) throw notFound("The API key");
  const fields = {
    name: { name: body.name },
    allowedOrigins: { allowed_origins: body.allowedOrigins && normalOrigins(body.allowedOrigins) },
  } satisfies Stored<"api_keys", Body<"renameApiKey">>;
  await db.transaction().execute((trx) => updateApiKey(trx, path.id, rowOf(fields)));
  const apiKey = await readApiKey(db, within, path.id);
  if (!apiKey) throw notFound("The API key");
  return { status: 200, body: apiKey };
};
