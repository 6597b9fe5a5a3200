import type { CurrentUser } from "@callwright/sdk/contract";
import { hasUnsaved } from "@callwright/widgets";
import { useEffect, useState } from "react";

import { speak } from "../hostApp.messages.js";

type Choice = Pick<CurrentUser, "language" | "timeZone" | "hourCycle">;

/**
 * The locale for the user's language or, without one, for the browser's. If the app does not have the browser's
 * language, its texts are English, and numbers and times are written as is usual in the browser's region.
 */
export function localeFor(language: Choice["language"] | undefined, browser: string): string {
  const tag = validTag(browser);
  const own = new Intl.Locale(tag).maximize();
  const spoken = language ?? (own.language === "tr" ? "tr" : "en");
  if (own.language === spoken) return tag;
  if (language === "tr") return "tr-TR";
  return language === "en" || own.region === undefined ? "en-US" : `en-${own.region}`;
}

/** A valid language tag. Some browsers return a system locale that is invalid elsewhere, such as `en-US@posix`. */
function validTag(browser: string): string {
  try {
    return Intl.getCanonicalLocales(browser.split("@", 1))[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}

/** The language and formats of the app, as props of the provider. */
export interface Speech {
  locale: string;
  hourCycle: NonNullable<CurrentUser["hourCycle"]> | undefined;
  timeZone: string | undefined;
}

/** How often a change of language that waits looks whether it may be made. */
const lookEveryMs = 500;

/**
 * The user's language and formats. Until the texts of their language are loaded the previous language stays; at the
 * start the result is then undefined. It also stays while something is unsaved, which would be lost, because a change of
 * language mounts all pages again.
 */
export function useSpeech(choice: Choice | undefined): Speech | undefined {
  const wanted = languageOf(localeFor(choice?.language, navigator.language));
  const [spoken, setSpoken] = useState<Language | undefined>(wanted === "en" ? "en" : undefined);
  useEffect(() => {
    if (wanted === spoken) return undefined;
    let isOver = false;
    const change = async () => {
      const texts = await textsIn(wanted);
      if (isOver || hasUnsaved()) return;
      speak(texts);
      setSpoken(wanted);
    };
    void change();
    const looking = setInterval(() => void change(), lookEveryMs);
    return () => {
      isOver = true;
      clearInterval(looking);
    };
  }, [wanted, spoken]);
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken;
  }, [spoken]);
  if (spoken === undefined) return undefined;
  return {
    locale: localeFor(spoken === wanted ? choice?.language : spoken, navigator.language),
    hourCycle: choice?.hourCycle ?? undefined,
    timeZone: choice?.timeZone ?? undefined,
  };
}

type Language = "en" | "tr";

const languageOf = (locale: string): Language => (locale.startsWith("tr") ? "tr" : "en");

/** The texts of a language; undefined, which stands for English, if the Turkish ones cannot be loaded. */
async function textsIn(language: Language) {
  if (language === "en") return undefined;
  return import("../hostApp.messages.tr.js").then(
    ({ messages }) => messages,
    () => undefined,
  );
}
