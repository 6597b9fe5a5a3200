import { useSyncExternalStore } from "react";

/** What a host asks for. `auto` follows the system. */
export type Scheme = "light" | "dark" | "auto";

/** What is drawn. */
export type ResolvedScheme = "light" | "dark";

const query = "(prefers-color-scheme: dark)";

/** Resolves `auto` against the system's setting and follows its changes; on a server it answers `light`. */
export function useResolvedScheme(scheme: Scheme): ResolvedScheme {
  const prefersDark = useSyncExternalStore(subscribe, readSystem, () => false);
  // A page may write anything into an attribute.
  return scheme === "dark" || (scheme === "auto" && prefersDark) ? "dark" : "light";
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

const readSystem = () => window.matchMedia(query).matches;
