import { importOnce } from "../lib/importOnce.js";

/** Fetches what checks the values of forms. It rejects when the code cannot be had; the next call asks again. */
export const loadChecks = importOnce(() => import("./createChecks.js"));

/** Fetches it ahead, when somebody begins to use a form. */
export function preloadChecks(): void {
  loadChecks().catch(() => undefined); // who sends the form is told
}
