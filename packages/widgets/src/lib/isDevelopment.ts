declare const process: { env: { NODE_ENV?: string } };

/** Whether to help developers with warnings. Bundlers replace the expression; a page without one counts as production. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    return false;
  }
}
