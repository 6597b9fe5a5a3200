import type { Locator } from "playwright-core";

/** How elements look, in one order: a name and, property by property, a value each. */
export type Styles = { name: string; style: Record<string, string> }[];

/** What an element's size and place may change; everything else is somebody's style. */
const layout = /^(width|height|inline-size|block-size|(perspective|transform)-origin|grid-template-(rows|columns))$/;

/** How the elements look that are in the page itself, not in a shadow root of it, but for their size. */
export function stylesOfPage(elements: Locator): Promise<Styles> {
  return elements.evaluateAll(readStyles, { layout: layout.source, isShadow: false });
}

/** How the elements look that are in a shadow root, but for their size. */
export function stylesInShadow(elements: Locator): Promise<Styles> {
  return elements.evaluateAll(readStyles, { layout: layout.source, isShadow: true });
}

/** What became different, as a person reads it. */
export function styleChanges(before: Styles, after: Styles): string[] {
  if (before.length !== after.length) return [`${before.length} → ${after.length} elements`];
  return before.flatMap(({ name, style }, index) =>
    Object.entries(style)
      .filter(([property, value]) => after[index]?.style[property] !== value)
      .map(([property, value]) => `${name} ${property}: ${value} → ${after[index]?.style[property]}`),
  );
}

/** Runs in the page. */
function readStyles(elements: Element[], { layout, isShadow }: { layout: string; isShadow: boolean }): Styles {
  const isLayout = new RegExp(layout);
  return elements
    .filter((element) => element.getRootNode() instanceof ShadowRoot === isShadow)
    .map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith("--") && !isLayout.test(name));
      return {
        name: `<${element.localName}> ${element.textContent?.trim().slice(0, 20) ?? ""}`,
        style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
      };
    });
}
