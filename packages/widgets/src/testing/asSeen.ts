/** The letters of an element on one line, from left to right as they are painted: `3 selected`. */
export function asSeen(element: Element): string {
  const letters: { letter: string; left: number }[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const written = text.textContent ?? "";
    for (let index = 0; index < written.length; index += 1) {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      letters.push({ letter: written.charAt(index), left: range.getBoundingClientRect().left });
    }
  }
  return letters
    .toSorted((one, other) => one.left - other.left)
    .map(({ letter }) => letter)
    .join("");
}
