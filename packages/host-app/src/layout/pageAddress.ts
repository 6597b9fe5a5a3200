/** An address that this installation has of its own, which the server names in the page; undefined where it has none. */
export function pageAddress(name: "live-chat" | "terms"): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}
