import { endSession } from "../../auth/sessions.ts";
import type { Handler } from "../../contract/handler.ts";

export const logout: Handler<"logout"> = async (context, _actor, { body }) => {
  await endSession(context, body.refreshToken);
  return { status: 204 };
};
