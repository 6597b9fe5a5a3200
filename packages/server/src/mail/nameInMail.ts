import type { MailLanguage } from "./language.ts";
import { mailTexts } from "./mailTexts.ts";

const longest = 40;
/** Text that a mail program turns into a link, or that a person could dial. */
const linkLike = /:\/\/|www\.|[@/\\<>]|[\p{L}\p{N}-]\.\p{L}{2,}|\d(?:[ ().-]*\d){5,}/iu;

/**
 * A name that a person typed, in the form for an email to another person: short, on one line. Undefined if it contains
 * something like a URL or a number, so that nobody can send their own message in our emails.
 */
export function nameInMail(name: string | undefined): string | undefined {
  const line = (name ?? "").replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  if (line === "" || linkLike.test(line)) return undefined;
  const letters = Array.from(line);
  return letters.length <= longest
    ? line
    : `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
}

/** The salutation of a letter. */
export function greeting(language: MailLanguage, name: string): string {
  const t = mailTexts[language];
  const said = nameInMail(name);
  return said === undefined ? t.greeting : t.greetingOf(said);
}
