/** What the called person hears when their call is transferred to a colleague. */
export interface HandOverLines {
  putThrough: (name: string) => string;
  /** The colleague did not answer. */
  nobodyThere: string;
}

const english: HandOverLines = {
  putThrough: (name) => `One moment, please. I am putting you through to ${name}.`,
  nobodyThere: "I am sorry, my colleague cannot be reached just now. We will get back to you. Goodbye.",
};

const german: HandOverLines = {
  putThrough: (name) => `Einen Moment, bitte. Ich verbinde Sie mit ${name}.`,
  nobodyThere: "Es tut mir leid, gerade ist niemand zu erreichen. Wir melden uns bei Ihnen. Auf Wiederhören.",
};

const turkish: HandOverLines = {
  putThrough: (name) => `Bir saniye lütfen. Sizi bağlıyorum: ${name}.`,
  nobodyThere: "Üzgünüm, arkadaşıma şu anda ulaşılamıyor. Size geri döneceğiz. İyi günler.",
};

/** The lines in a language; English if we do not speak it. */
export function handOverLines(language: string): HandOverLines {
  return { de: german, tr: turkish }[language] ?? english;
}
