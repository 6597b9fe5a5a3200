import { refreshSession as rotateTokens } from "../../auth/sessions.ts";
import type { Handler } from "../../contract/handler.ts";

export const refreshSession: Handler<"refreshSession"> = async (context, _actor, { body }) => ({
  status: 200,
  body: await rotateTokens(context, body.refreshToken),
});
