import type { Handler } from "../../contract/handler.ts";
import { listUsersText } from "../../store/users.ts";

/** Everybody with an account. */
export const listUsers: Handler<"listUsers"> = async ({ db }, _actor, { query }) => {
  return { status: 200, body: await listUsersText(db, query, query) };
};
