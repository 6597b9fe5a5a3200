import type { Handler } from "../../contract/handler.ts";
import { readUser } from "../../store/users.ts";

export const getUser: Handler<"getUser"> = async ({ db }, _actor, { path }) => {
  return { status: 200, body: await readUser(db, path.id) };
};
