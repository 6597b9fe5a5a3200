import type { Actor } from "../../auth/actor.ts";
import type { Database } from "../../db/database.ts";

/**
 * The stored name of an author, which remains when the person is deleted: their name, or the partner's name for them.
 */
export async function nameOf(db: Database, actor: Actor): Promise<string> {
  if (actor.kind === "embed" && actor.userLabel) return actor.userLabel.slice(0, 200);
  if (actor.kind === "embed" || actor.kind === "apiKey") {
    const key = await db.selectFrom("api_keys").select("name").where("id", "=", actor.apiKeyId).executeTakeFirst();
    return key?.name ?? "API key";
  }
  if (actor.kind === "anonymous") return "Nobody";
  const { name, surname, email } = await db
    .selectFrom("users")
    .select(["name", "surname", "email"])
    .where("id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  return ([name, surname].filter(Boolean).join(" ") || email).slice(0, 200);
}
