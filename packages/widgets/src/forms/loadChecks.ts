import { importOnce } from "../lib/importOnce.js";

/** Loads the checks of forms, and what submits them. It rejects if the code cannot be loaded; the next call tries again. */
export const loadChecks = importOnce(() => import("./checks.js"));

/** Loads it in advance, when a person begins to use a form. */
export function preloadChecks(): void {
  loadChecks().catch(() => undefined); // who sends the form is told
}
