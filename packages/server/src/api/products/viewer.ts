import { userIdOf, type Actor } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { ProductViewer } from "../../store/products.ts";

/** Sellers see their companies' products, and those they made before they had a company (R-29). */
export function productViewer(actor: Actor): ProductViewer {
  return { within: scope(actor), userId: userIdOf(actor) };
}
