import type { Locator } from "playwright-core";

/** The styles of elements, in order: a name and one value per property. */
export type Styles = { name: string; style: Record<string, string> }[];

/** The properties that may depend on an element's size and place; all others are styles of the page. */
const layout = /^(width|height|inline-size|block-size|(perspective|transform)-origin|grid-template-(rows|columns))$/;

/** The styles of the elements in the page itself, not in one of its shadow roots, except their size. */
export function stylesOfPage(elements: Locator): Promise<Styles> {
  return elements.evaluateAll(readStyles, { layout: layout.source, isShadow: false });
}

/** The styles of the elements in a shadow root, except their size. */
export function stylesInShadow(elements: Locator): Promise<Styles> {
  return elements.evaluateAll(readStyles, { layout: layout.source, isShadow: true });
}

/** The differences between two sets of styles, as text. */
export function styleChanges(before: Styles, after: Styles): string[] {
  if (before.length !== after.length) return [`${before.length} → ${after.length} elements`];
  return before.flatMap(({ name, style }, index) =>
    Object.entries(style)
      .filter(([property, value]) => after[index]?.style[property] !== value)
      .map(([property, value]) => `${name} ${property}: ${value} → ${after[index]?.style[property]}`),
  );
}

/** Reads the styles of elements. It runs in the page. */
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
