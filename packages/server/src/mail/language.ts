import { parseAccept } from "hono/utils/accept";

/** The languages that mails are written in. */
export type MailLanguage = "en" | "tr";

/** The language a person chose for themselves, else the first of their browser's that we write in. */
export function mailLanguage(chosen: MailLanguage | null | undefined, headers: Headers): MailLanguage {
  const accepted = parseAccept(headers.get("accept-language") ?? "").map(({ type }) =>
    type.split("-")[0]?.toLowerCase(),
  );
  return chosen ?? accepted.find(isWritten) ?? "en";
}

const isWritten = (language: string | undefined): language is MailLanguage => language === "en" || language === "tr";
