import { useSyncExternalStore } from "react";

/** What a host asks for. `auto` follows the system, `inherit` the `color-scheme` of the page around. */
export type Scheme = "light" | "dark" | "auto" | "inherit";

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

/** What a page says with the `color-scheme` around an element. One that supports both follows the system; one that says nothing is light. */
export function schemeAround(element: Element | undefined): Exclude<Scheme, "inherit"> {
  const said = element ? getComputedStyle(element).colorScheme : "";
  if (!said.includes("dark")) return "light";
  return said.includes("light") ? "auto" : "dark";
}

/** The scheme that is drawn now. */
export function resolveScheme(scheme: Scheme): ResolvedScheme {
  return scheme === "dark" || (scheme === "auto" && readSystem()) ? "dark" : "light";
}
