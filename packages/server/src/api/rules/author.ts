import type { Actor } from "../../auth/actor.ts";

/** Who wrote something, in a form that can be kept and compared: a person, or a partner's person as the partner names them. */
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
