import type { Zod } from "./zod.js";
/** The text that people type or paste, without the protocol: `http://halvorsen.no` → `halvorsen.no`. */
export function withoutProtocol(text: string): string {
  return text.replace(/^\s*[a-z][a-z\d+.-]*:\/\//i, "");
}

/** A web address as stored: always with `https://`, or `""`. Applying it twice changes nothing. */
export function toWebsite(text: string): string {
  const address = withoutProtocol(text).trim();
  return address === "" ? "" : `https://${address}`;
}

/** A schema for a website field: converts the typed text to the stored value. With a message it is required. */
export function website(z: Zod, missing?: string) {
  const text =
    missing === undefined ? z.string() : z.string().check(z.refine((value) => toWebsite(value) !== "", missing));
  return z.pipe(text, z.transform(toWebsite));
}
