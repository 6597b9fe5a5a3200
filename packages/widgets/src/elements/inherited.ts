/** The language that the page says for a place, out of any number of shadow roots; undefined when it says none. */
export function inheritedLocale(element: Element): string | undefined {
  const holder = element.closest<HTMLElement>("[lang]");
  if (holder) return validLocale(holder.lang);
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? inheritedLocale(root.host) : undefined;
}

/** The font of the text around an element, as it came out of the page's styles. */
export function inheritedFont(element: Element): string | undefined {
  const root = element.getRootNode();
  const around = element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
  return around && getComputedStyle(around).fontFamily;
}

/** A page may say anything, and a wrong tag would break every format. */
function validLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
