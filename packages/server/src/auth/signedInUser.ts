import { forbidden } from "../contract/problem.ts";
import type { Actor, UserActor } from "./actor.ts";

/** The person behind the request, for operations that only a person can do. */
export function signedInUser(actor: Actor): UserActor {
  if (actor.kind === "user") return actor;
  throw forbidden("Only a signed-in person can do this.");
}
