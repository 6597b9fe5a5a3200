import axe from "axe-core";

const rows = "[role=row], tbody tr";
const cells = "[role=rowheader], [role=gridcell], [role=cell], th, td";
const lines = "[role=toolbar], header, footer, form, [role=row], tbody tr";
const tabbables = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Checks what a story rendered from the view of people who use a keyboard or a screen reader: the Tab key goes through
 * a line in the direction in which it is read, and each button of a row says to which row it belongs. Nothing is
 * changed.
 *
 * @throws Error that names each element that fails.
 */
export function checkReadingOrder(): void {
  const found = [...jumpsInTabOrder(), ...backwardsInLine(), ...namelessInRow()];
  if (found.length > 0) throw new Error(`Out of reading order:\n${found.join("\n")}`);
}

/** Elements with a positive tabindex, which takes them out of the order of the page. */
function jumpsInTabOrder(): string[] {
  return [...document.querySelectorAll<HTMLElement>("[tabindex]")]
    .filter(({ tabIndex }) => tabIndex > 0)
    .map((element) => `tabindex of ${shown(element)}`);
}

/** Neighbours in the Tab order of one line of which the second begins before the first. */
function backwardsInLine(): string[] {
  return [...document.querySelectorAll(lines)].flatMap((line) => {
    const isRightToLeft = getComputedStyle(line).direction === "rtl";
    const stops = [...line.querySelectorAll<HTMLElement>(tabbables)].filter(isStop);
    return stops.flatMap((stop, at) => {
      const before = stops[at - 1];
      if (!before) return [];
      const [a, b] = [before.getBoundingClientRect(), stop.getBoundingClientRect()];
      if (!isOneLine(a, b)) return [];
      const isBackwards = isRightToLeft ? b.right > a.right + 1 : b.left < a.left - 1;
      return isBackwards ? [`Tab goes backwards from ${shown(before)} to ${shown(stop)}`] : [];
    });
  });
}

/**
 * Whether the Tab key stops at the element. An element that is one pixel wide is only for assistive technology and has
 * no place in a line.
 */
function isStop(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility() && width > 1 && height > 1;
}

/** Whether the two overlap by more than half of the lower one's height. */
function isOneLine(a: DOMRect, b: DOMRect): boolean {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
}

/**
 * The buttons of a row whose name and description contain no text of the row's other cells or its header. Buttons
 * behind a modal have no name and are skipped, and so are those in what opens under a row, which fills a row of its
 * own.
 */
function namelessInRow(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>("button")].filter(
    (button) =>
      (button.closest(rows)?.querySelectorAll(cells).length ?? 0) > 1 &&
      button.closest(cells) &&
      !button.closest("[inert], [aria-hidden=true], thead") &&
      button.checkVisibility(),
  );
  if (buttons.length === 0) return [];
  axe.setup(document.body);
  try {
    return buttons
      .filter((button) => {
        const said = plain(`${axe.commons.text.accessibleText(button)} ${describedBy(button)}`);
        return !namesOf(button).some((name) => said.includes(name));
      })
      .map((button) => `no name of its row: ${shown(button)}`);
  } finally {
    axe.teardown();
  }
}

/**
 * The texts that may identify a button's row: each text of the row's header, of the cells that do not contain the
 * button, and of the toggle buttons in its own cell. A tag filters the list and is renamed in all rows at once, so its
 * own name is enough.
 */
function namesOf(button: Element): string[] {
  const own = button.closest(cells);
  return [...(button.closest(rows)?.querySelectorAll(cells) ?? [])]
    .flatMap((cell) =>
      cell !== own || cell.matches("[role=rowheader], th") ? [cell] : [...cell.querySelectorAll("[aria-pressed]")],
    )
    .flatMap(textsOf)
    .filter((text) => text.length > 1);
}

function textsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [plain(element.textContent)];
  while (walker.nextNode()) texts.push(plain(walker.currentNode.textContent ?? ""));
  return texts;
}

function describedBy(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLocaleLowerCase();

const shown = (element: Element) => element.outerHTML.slice(0, 200);
