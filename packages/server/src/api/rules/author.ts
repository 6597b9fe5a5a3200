import type { Actor } from "../../auth/actor.ts";

/**
 * The author of something, in a form that can be stored and compared: a person, or a partner's person under the
 * partner's name for them.
 */
export function authorOf(actor: Actor): string {
  switch (actor.kind) {
    case "user":
      return `user:${actor.userId}`;
    case "embed":
      return `embed:${actor.apiKeyId}:${actor.userLabel ?? ""}`;
    case "apiKey":
      return `key:${actor.apiKeyId}`;
    case "anonymous":
      return "anonymous";
  }
}
