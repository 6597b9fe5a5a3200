import axe from "axe-core";

const rows = "[role=row], tbody tr";
const cells = "[role=rowheader], [role=gridcell], [role=cell], th, td";
const lines = "[role=toolbar], header, footer, form, [role=row], tbody tr";
const tabbables = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Looks at what a story drew as somebody does who goes by keyboard or by ear: the Tab key goes through a line in the
 * direction in which it is read, and each button of a row says which row it belongs to. Nothing is changed.
 *
 * @throws Error that names each element that stands out.
 */
export function checkReadingOrder(): void {
  const found = [...jumpsInTabOrder(), ...backwardsInLine(), ...namelessInRow()];
  if (found.length > 0) throw new Error(`Out of reading order:\n${found.join("\n")}`);
}

/** A positive tabindex takes an element out of the order of the page. */
function jumpsInTabOrder(): string[] {
  return [...document.querySelectorAll<HTMLElement>("[tabindex]")]
    .filter(({ tabIndex }) => tabIndex > 0)
    .map((element) => `tabindex of ${shown(element)}`);
}

/** Of two neighbours in the Tab order of one line, the second never begins before the first. */
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

/** Whether the Tab key stops there. What is one pixel wide is drawn for assistive technology and has no place in a line. */
function isStop(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility() && width > 1 && height > 1;
}

/** Half of the lower one stands beside the higher one. */
function isOneLine(a: DOMRect, b: DOMRect): boolean {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
}

/**
 * The buttons of a row whose name or description has nothing of what the row's other cells, or its header, say. What stands
 * behind a modal has no name, and what is opened under a row fills a row of its own and is not about one of many.
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
 * What a button may be about: each text of the row's header, of the cells in which the button does not stand, and of what its
 * own cell switches. A tag filters the list and is renamed in all rows at once, so it is called by its own name.
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
