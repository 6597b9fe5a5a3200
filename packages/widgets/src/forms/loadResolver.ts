import { importOnce } from "../lib/importOnce.js";

/** Fetches what checks the values of forms. It rejects when the code cannot be had; the next call asks again. */
export const loadResolver = importOnce(() => import("./resolverOf.js"));

/** Fetches it ahead, when somebody begins to use a form. */
export function preloadResolver(): void {
  loadResolver().catch(() => undefined); // who sends the form is told
}
