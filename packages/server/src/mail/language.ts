import { parseAccept } from "hono/utils/accept";

/** The languages of emails. */
export type MailLanguage = "en" | "tr";

/** The language that a person chose for themselves, otherwise the first supported one of their browser. */
export function mailLanguage(chosen: MailLanguage | null | undefined, headers: Headers): MailLanguage {
  const accepted = parseAccept(headers.get("accept-language") ?? "").map(({ type }) =>
    type.split("-")[0]?.toLowerCase(),
  );
  return chosen ?? accepted.find(isWritten) ?? "en";
}

const isWritten = (language: string | undefined): language is MailLanguage => language === "en" || language === "tr";
