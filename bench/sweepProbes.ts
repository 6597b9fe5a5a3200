/**
 * The functions that run inside a page. Each is sent to the browser as text, so none may use anything else of this
 * file.
 */

declare global {
  /** The layout shift of this page so far, and what moved. */
  var sweepShift: LayoutShift | undefined;
}

/** The cumulative layout shift, and the elements that moved with each shift. */
export interface LayoutShift {
  sum: number;
  moved: string[];
}

/** Adds up layout shifts that do not follow an input. It runs before the page's own code. */
export function recordLayoutShifts(): void {
  const shift: LayoutShift = { sum: 0, moved: [] };
  globalThis.sweepShift = shift;
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      shift.sum += value;
      const things = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const widget = element?.closest("[data-widget]")?.getAttribute("data-widget") ?? "page";
        return `${element?.tagName.toLowerCase()} "${(element?.textContent ?? "").trim().slice(0, 30)}" in ${widget}`;
      });
      shift.moved.push(`${value.toFixed(3)}: ${things.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export function layoutShift(): LayoutShift {
  return globalThis.sweepShift ?? { sum: 0, moved: [] };
}

/** The texts in the first three columns of tables that are cut off, with or without an ellipsis. */
export function cutCells(): string[] {
  const cut: string[] = [];
  for (const row of document.querySelectorAll("tr, [role=row]")) {
    const cells = [...row.querySelectorAll("td, th, [role=gridcell], [role=rowheader], [role=columnheader]")]
      .filter((cell) => cell.getBoundingClientRect().width > 0 && (cell.textContent ?? "").trim() !== "")
      .slice(0, 3);
    for (const cell of cells) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (isCut(texts.currentNode as Text, cell)) cut.push((texts.currentNode.textContent ?? "").trim().slice(0, 60));
      }
    }
  }
  return cut;

  /**
   * Whether the text extends beyond the sides of an element that clips it. A text that is completely out of sight is
   * not cut.
   */
  function isCut(text: Text, cell: Element): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const letters = range.getBoundingClientRect();
    if (letters.width <= 1 || letters.height <= 1) return false;
    for (let element = text.parentElement; element; element = element.parentElement) {
      const { overflowX, clipPath, display } = getComputedStyle(element);
      if (clipPath !== "none") return false;
      if (overflowX !== "visible" && display !== "inline") {
        const box = element.getBoundingClientRect();
        if (letters.top >= box.bottom - 1) return false;
        if (letters.right > box.right + 0.5 || letters.left < box.left - 0.5) return true;
      }
      if (element === cell) return false;
    }
    return false;
  }
}

/**
 * The targets that are smaller than this many pixels in either direction, by what a finger would hit: an invisible
 * border counts, an area that a neighbour covers does not. Links inside a sentence are as high as their line (WCAG
 * 2.5.8); an element that ignores the pointer is no target.
 */
export function smallTargets(leastPx: number): string[] {
  const pressable =
    "a[href], button, input, select, textarea, [role=button], [role=link], [role=tab], [role=menuitem], [role=checkbox], [role=switch], [role=slider]";
  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("[inert], [aria-hidden=true]") || element.matches("[type=hidden], [type=file]")) continue;
    if (isInSentence(element) || isUnseen(element) || getComputedStyle(element).pointerEvents === "none") continue;
    // A checkbox or a switch is rendered by its label, and its input is invisible.
    const label = element.matches("[type=checkbox], [type=radio], [role=switch]") ? element.closest("label") : null;
    const drawn = label ?? element;
    drawn.scrollIntoView({ block: "center", inline: "center" });
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const reach = leastPx / 2 - 1;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const isReached = [
      [Math.max(reach, 0), 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
    ].every(([dx = 0, dy = 0]) => isOf(element, document.elementFromPoint(middle.x + dx, middle.y + dy)));
    if (isReached) continue;
    const name = (element.getAttribute("aria-label") ?? element.innerText ?? "").trim().slice(0, 40);
    small.push(`${element.tagName.toLowerCase()} "${name}" is ${Math.round(width)} × ${Math.round(height)}`);
  }
  scrollTo(0, 0);
  return small;

  function isOf(element: HTMLElement, hit: Element | null): boolean {
    if (!hit) return false;
    if (element.contains(hit)) return true;
    const label = hit.closest("label");
    if (label && (label.control === element || label.contains(element))) return true;
    // The frame of a field passes the press on to its only input.
    const isField = element.matches("input, textarea");
    return isField && hit.contains(element) && hit.querySelectorAll(pressable).length === 1;
  }

  /** Whether another element represents this input, as for a visually hidden checkbox. */
  function isUnseen(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  }

  function isInSentence(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== "inline") return false;
    const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return around.some((node) => (node.textContent ?? "").trim().length > 2);
  }
}
