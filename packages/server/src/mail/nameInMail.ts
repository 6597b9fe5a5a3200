import type { MailLanguage } from "./language.ts";
import { mailTexts } from "./mailTexts.ts";

const longest = 40;
/** What a mail program makes a link of, or a person dials. */
const linkLike = /:\/\/|www\.|[@/\\<>]|[\p{L}\p{N}-]\.\p{L}{2,}|\d(?:[ ().-]*\d){5,}/iu;

/**
 * A name that somebody typed, as it may stand in a mail to somebody else: short, on one line. Undefined where it holds what could be
 * an address or a number: nobody sends their own message in our mails.
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

/** How a letter begins. */
export function greeting(language: MailLanguage, name: string): string {
  const t = mailTexts[language];
  const said = nameInMail(name);
  return said === undefined ? t.greeting : t.greetingOf(said);
}
