import type { Locator } from "playwright-core";

/** The styles of elements, in order: a name and one value per property. */
export interface Styles {
  properties: string[];
  elements: { name: string; values: string[] }[];
}

/** The properties that may depend on an element's size and place; all others are styles of the page. */
const layout = /^(width|height|inline-size|block-size|(perspective|transform)-origin|grid-template-(rows|columns))$/;

/** The styles of the elements in the page itself, not in one of its shadow roots, except their size. */
export function stylesOfPage(elements: Locator): Promise<Styles> {
  return read(elements, false);
}

/** The styles of the elements in a shadow root, except their size. */
export function stylesInShadow(elements: Locator): Promise<Styles> {
  return read(elements, true);
}

/** Reads styles. They leave the page as text, because Playwright takes much longer for so many values. */
async function read(elements: Locator, isShadow: boolean): Promise<Styles> {
  return JSON.parse(await elements.evaluateAll(readStyles, { layout: layout.source, isShadow })) as Styles;
}

/** The differences between two sets of styles, as text. */
export function styleChanges(before: Styles, after: Styles): string[] {
  const [count, newCount] = [before.elements.length, after.elements.length];
  if (count !== newCount) return [`${count} → ${newCount} elements`];
  return before.elements.flatMap(({ name, values }, index) =>
    before.properties.flatMap((property, nth) => {
      const [value, newValue] = [values[nth], after.elements[index]?.values[nth]];
      return value === newValue ? [] : [`${name} ${property}: ${value} → ${newValue}`];
    }),
  );
}

/** Reads the styles of elements. It runs in the page. */
function readStyles(elements: Element[], { layout, isShadow }: { layout: string; isShadow: boolean }): string {
  const isLayout = new RegExp(layout);
  // Every element has the same properties.
  const properties = [...getComputedStyle(document.documentElement)].filter(
    (name) => !name.startsWith("--") && !isLayout.test(name),
  );
  const read = elements
    .filter((element) => element.getRootNode() instanceof ShadowRoot === isShadow)
    .map((element) => {
      const style = getComputedStyle(element);
      return {
        name: `<${element.localName}> ${element.textContent?.trim().slice(0, 20) ?? ""}`,
        values: properties.map((property) => style.getPropertyValue(property)),
      };
    });
  const styles: Styles = { properties, elements: read };
  return JSON.stringify(styles);
}
