import type { CurrentUser } from "@callwright/sdk/contract";
import { useEffect, useState } from "react";

import { speak } from "../hostApp.messages.js";

type Choice = Pick<CurrentUser, "language" | "timeZone" | "hourCycle">;

/**
 * The locale for somebody's chosen language, or for the browser's. In a language that the app does not speak it says things in
 * English, and keeps numbers and times as they are written where that browser is at home.
 */
export function localeFor(language: Choice["language"] | undefined, browser: string): string {
  const tag = validTag(browser);
  const own = new Intl.Locale(tag).maximize();
  const spoken = language ?? (own.language === "tr" ? "tr" : "en");
  if (own.language === spoken) return tag;
  if (language === "tr") return "tr-TR";
  return language === "en" || own.region === undefined ? "en-US" : `en-${own.region}`;
}

/** Some browsers name a locale of their system that is none elsewhere, as `en-US@posix`. */
function validTag(browser: string): string {
  try {
    return Intl.getCanonicalLocales(browser.split("@", 1))[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}

/** How the app speaks, as props of the provider. */
export interface Speech {
  locale: string;
  hourCycle: NonNullable<CurrentUser["hourCycle"]> | undefined;
  timeZone: string | undefined;
}

/** How the app speaks to a person: in their language once its words are there, until then as before; at first not at all. */
export function useSpeech(choice: Choice | undefined): Speech | undefined {
  const wanted = languageOf(localeFor(choice?.language, navigator.language));
  const [spoken, setSpoken] = useState<Language | undefined>(wanted === "en" ? "en" : undefined);
  useEffect(() => {
    if (wanted === spoken) return undefined;
    let isOver = false;
    void textsIn(wanted).then((texts) => {
      if (isOver) return undefined;
      speak(texts);
      return setSpoken(wanted);
    });
    return () => {
      isOver = true;
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

/** In English where the Turkish ones cannot be had. */
async function textsIn(language: Language) {
  if (language === "en") return undefined;
  return import("../hostApp.messages.tr.js").then(
    ({ messages }) => messages,
    () => undefined,
  );
}
