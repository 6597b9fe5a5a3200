import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { deleteEndpoint, readEndpoint } from "../../store/webhooks.ts";

/** Nothing is sent to it any more; waiting messages are deleted with it. */
export const deleteWebhookEndpoint: Handler<"deleteWebhookEndpoint"> = async ({ db }, actor, { path }) => {
  if (!(await readEndpoint(db, scope(actor), path.id))) throw notFound("The webhook endpoint");
  await deleteEndpoint(db, path.id);
  return { status: 204 };
};
