import type { Handler } from "../../contract/handler.ts";
import { deleteUserRow } from "../../store/users.ts";
import { lockChangeableUser } from "./lockChangeableUser.ts";

/** Deletes an account and ends its sessions; its notes and calls stay (B-API-44). */
export const deleteUser: Handler<"deleteUser"> = async ({ db }, _actor, { path }) => {
  await db.transaction().execute(async (trx) => {
    await lockChangeableUser(trx, path.id);
    await deleteUserRow(trx, path.id);
  });
  return { status: 204 };
};
