import { allCatalogues, allTurkish, formsOf } from "./catalogues.js";

/** Says a text of ours in Turkish, as the given catalogue does or else any other; what is none of ours stays as it is. */
export async function inTurkish(text: string, catalogue: string): Promise<string> {
  const turkish = await allTurkish();
  const catalogues = await allCatalogues();
  for (const { name, texts } of [...catalogues.filter(({ name }) => name === catalogue), ...catalogues]) {
    const key = Object.keys(texts).find((candidate) => texts[candidate] === text);
    const [said] = key === undefined ? [] : formsOf(turkish[name]?.[key]);
    if (said !== undefined) return said;
  }
  return text;
}

/**
 * Watches all that is on the page from now on; answers which English texts of ours have been there.
 *
 * @param names those in the data that are a word of ours, too
 */
export async function watchForEnglish(names: readonly string[]): Promise<() => string[]> {
  const isEnglish = await englishReader();
  const found = new Set<string>();
  const look = () => {
    for (const text of textsOn(document.body)) if (isEnglish(text) && !names.includes(text)) found.add(text);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    observer.disconnect();
    look();
    return [...found];
  };
}

/** Tells texts that one of our catalogues says in English, and none in Turkish. */
async function englishReader(): Promise<(text: string) => boolean> {
  const texts = (await allCatalogues()).flatMap((catalogue) => Object.values(catalogue.texts).flatMap(formsOf));
  const turkish = Object.values(await allTurkish()).flatMap((said) => Object.values(said ?? {}).flatMap(formsOf));
  const plain = new Set(texts.filter((text) => !text.includes("{")).filter((text) => !turkish.includes(text)));
  // A few letters between values, as in "{time} in {place}", could be anybody's.
  const patterns = texts
    .filter((text) => text.includes("{") && (text.replaceAll(/\{\w+\}/g, "").match(/\p{L}/gu)?.length ?? 0) > 4)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(escaped)
            .join(".+")}$`,
          "u",
        ),
    );
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Letters only: a dash says the same in every language. */
const hasWords = (text: string) => /\p{L}/u.test(text);

function textsOn(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest("style, script")) texts.push(walker.currentNode.nodeValue ?? "");
  for (const element of root.querySelectorAll("[aria-label], [placeholder], [title], [aria-roledescription]"))
    for (const name of ["aria-label", "placeholder", "title"]) texts.push(element.getAttribute(name) ?? "");
  return texts.map((text) => text.trim()).filter(hasWords);
}
