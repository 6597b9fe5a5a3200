/**
 * Removes any protocol from a website and adds `https://`. Doing it twice changes nothing.
 *
 * @returns null for an empty website, undefined for an invalid one.
 */
export function normalizeWebsite(typed: string | null | undefined): string | null | undefined {
  const bare = (typed ?? "")
    .trim()
    .replace(/^([a-z][a-z\d+.-]*:)?\/*/i, (prefix) => (prefix.includes("/") ? "" : prefix));
  if (bare === "") return null;
  const website = `https://${bare}`;
  if (/\s/.test(bare) || !URL.canParse(website)) return undefined;
  const { username, password } = new URL(website);
  // `shop.example@evil.example` looks like the first host but leads to the second.
  return username === "" && password === "" ? website : undefined;
}
