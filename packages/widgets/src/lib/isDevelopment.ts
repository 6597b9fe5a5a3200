declare const process: { env: { NODE_ENV?: string } };

/**
 * Whether to show warnings to developers. Bundlers replace the expression; a page without one is treated as production.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    return false;
  }
}

/**
 * Whether the page is in development: a development build, or a page on this device, where the embed script is always a
 * production build.
 */
export function isBeingBuilt(): boolean {
  return isDevelopment() || /^(localhost|127\..*|\[::1\]|.*\.(localhost|local|test))$/.test(location.hostname);
}
