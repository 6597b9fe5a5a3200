declare const process: { env: { NODE_ENV?: string } };

/** Whether to help developers with warnings. Bundlers replace the expression; a page without one counts as production. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    return false;
  }
}

/** Whether the page is being built: by a development build, or on this device, where the embed script is always a production one. */
export function isBeingBuilt(): boolean {
  return isDevelopment() || /^(localhost|127\..*|\[::1\]|.*\.(localhost|local|test))$/.test(location.hostname);
}
