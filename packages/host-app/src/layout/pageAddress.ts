/**
 * An address that is specific to this installation. The server writes it into the page as a meta tag; undefined where
 * it is not set.
 */
export function pageAddress(name: "live-chat" | "terms"): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}
