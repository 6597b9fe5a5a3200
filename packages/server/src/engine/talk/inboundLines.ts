/** What a person hears who calls one of our numbers back. */
export interface InboundLines {
  called(about: { company: string; product: string }): string;
  optedOut: string;
  unknown: string;
}

const english: InboundLines = {
  called: ({ company, product }) =>
    `Thank you for calling back. We called you for ${company}${product && `, about ${product}`}. This is an AI assistant. Press 1, and we will not call you again.`,
  optedOut: "I have noted it. You will not be called again. Goodbye.",
  unknown:
    "Thank you for calling. This number is used by AI assistants that call on behalf of companies. We have no call to your number on record. Goodbye.",
};

const german: InboundLines = {
  called: ({ company, product }) =>
    `Danke für Ihren Rückruf. Wir haben Sie für ${company} angerufen${product && `, es ging um ${product}`}. Hier spricht eine KI-Assistentin. Drücken Sie die 1, dann rufen wir Sie nicht wieder an.`,
  optedOut: "Ich habe es notiert. Sie werden nicht wieder angerufen. Auf Wiederhören.",
  unknown:
    "Danke für Ihren Anruf. Unter dieser Nummer rufen KI-Assistenten im Auftrag von Firmen an. Zu Ihrer Nummer finden wir keinen Anruf. Auf Wiederhören.",
};

const turkish: InboundLines = {
  called: ({ company, product }) =>
    `Geri aradığınız için teşekkürler. Sizi ${company} adına aramıştık${product && `, konu ${product}`}. Ben bir yapay zekâ asistanıyım. Bir daha aranmamak için 1 tuşuna basın.`,
  optedOut: "Not aldım. Bir daha aranmayacaksınız. İyi günler.",
  unknown:
    "Aradığınız için teşekkürler. Bu numaradan firmalar adına yapay zekâ asistanları arıyor. Numaranızla ilgili bir arama bulamadık. İyi günler.",
};

/** The lines in a language; English if we do not speak it. */
export function inboundLines(language: string): InboundLines {
  return { de: german, tr: turkish }[language] ?? english;
}
