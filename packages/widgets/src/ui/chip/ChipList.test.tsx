import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { TextList } from "./index.js";

const products = ["Capers in Sea Salt", "Olive Paste", "Pomegranate Molasses", "Infused Oil Set"];

const draw = (inlineSize: number, items: readonly string[]) =>
  render(
    <CallwrightProvider>
      <div style={{ inlineSize }} data-testid="place">
        <TextList label="Products" items={items} />
      </div>
    </CallwrightProvider>,
  );

/** The names that are completely visible, and those that are not. */
function names() {
  const place = page.getByTestId("place").element().getBoundingClientRect();
  const texts = [...document.querySelectorAll<HTMLElement>("[data-truncate]")];
  const line = texts[0]!.getBoundingClientRect();
  const seen = texts.filter((text) => text.getBoundingClientRect().top < line.bottom);
  const cut = seen.filter(
    (text) => text.scrollWidth > text.clientWidth || text.getBoundingClientRect().right > place.right,
  );
  return { seen: seen.map((text) => text.textContent), cut: cut.map((text) => text.textContent) };
}

const more = () => page.getByRole("button");

test.each([
  [600, products.slice(0, 3), 3, []],
  [600, products, 3, ["+1"]],
  [300, products, 2, ["+2"]],
  [200, products, 1, ["+3"]],
  [160, products.slice(0, 2), 1, ["+1"]],
])("B-PC-12 in %i px, of %o the first %i are whole, and %o says how many there are besides", async (...row) => {
  const [inlineSize, items, count, rest] = row;
  await draw(inlineSize, items);
  await expect
    .poll(() =>
      more()
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(rest);
  expect(names()).toEqual({ seen: items.slice(0, count), cut: [] });
});

test("B-PC-12 names and their number follow the room", async () => {
  await draw(600, products.slice(0, 3));
  expect(more().elements()).toEqual([]);
  page.getByTestId("place").element().setAttribute("style", "inline-size: 200px");
  await expect.element(more()).toHaveTextContent("+2");
  await more().click();
  await expect.element(page.getByRole("dialog", { name: "Products" })).toHaveTextContent(products.slice(0, 3).join(""));
});

test("at every width there is one answer, which stays", async () => {
  await draw(600, products);
  const place = page.getByTestId("place").element() as HTMLElement;
  const changes: string[] = [];
  const observer = new MutationObserver((records) => changes.push(`${records.length} at ${place.style.inlineSize}`));
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (let width = 600; width >= 120; width -= 4) {
    place.style.inlineSize = `${width}px`;
    for (let frame = 0; frame < 3; frame++) await drawn();
    observer.observe(place, { subtree: true, childList: true, characterData: true });
    await drawn();
    observer.disconnect();
    expect([width, ...names().cut.slice(width < 200 ? 1 : 0)]).toEqual([width]);
  }
  expect(changes).toEqual([]);
});

test("a name that is too long for the place alone ends in dots", async () => {
  await draw(120, ["Early Harvest Extra Virgin Olive Oil", "Olive Paste"]);
  await expect.element(more()).toHaveTextContent("+1");
  expect(names().seen).toEqual(["Early Harvest Extra Virgin Olive Oil"]);
  const { right } = more().element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(page.getByTestId("place").element().getBoundingClientRect().right);
});
