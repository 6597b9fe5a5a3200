import type { Trx } from "../../db/database.ts";
import { forbidden, notFound } from "../../contract/problem.ts";
import { lockUser } from "../../store/users.ts";

/**
 * An account that an admin may change or delete; admins are excluded, so that nobody can lock everybody out
 * (B-USER-08).
 *
 * @throws Problem 404 if there is none, 403 for an admin's.
 */
export async function lockChangeableUser(trx: Trx, userId: string) {
  const user = await lockUser(trx, userId);
  if (!user) throw notFound("The user");
  if (user.role === "ADMIN") throw forbidden("An admin account cannot be changed here.");
  return user;
}
