import { knownLocale } from "../i18n/index.js";

/** The language that the page says for a place, out of any number of shadow roots; undefined when it says none. */
export function inheritedLocale(element: Element): string | undefined {
  const holder = element.closest<HTMLElement>("[lang]");
  if (holder) return holder.lang === "" ? undefined : knownLocale(holder.lang);
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? inheritedLocale(root.host) : undefined;
}

/** The font of the text around an element, as it came out of the page's styles. */
export function inheritedFont(element: Element): string | undefined {
  const root = element.getRootNode();
  const around = element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
  return around && getComputedStyle(around).fontFamily;
}
