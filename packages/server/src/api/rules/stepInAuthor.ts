import type { Actor } from "../../auth/actor.ts";
import type { Context } from "../../context.ts";
import type { StepInAuthor } from "../../engine/stepIn.ts";
import { authorOf } from "./author.ts";

/** The author of an intervention, with the name that everybody of the company sees next to it. */
export async function stepInAuthor({ db }: Context, actor: Actor): Promise<StepInAuthor> {
  const author = authorOf(actor);
  if (actor.kind !== "user") return { author, name: actor.kind === "embed" ? (actor.userLabel ?? null) : null };
  const user = await db
    .selectFrom("users")
    .select(["name", "surname"])
    .where("id", "=", actor.userId)
    .executeTakeFirst();
  return { author, name: user ? `${user.name} ${user.surname}` : null };
}
