import { globSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

/** The words of the documents, which stay as they are there. */
const documents = readFileSync("docs/requirements.md", "utf8");

const files = globSync("packages/*/src/**/{*.messages,*.firstTexts,*.messages.tr,termsText,termsText.tr}.ts");
const texts = files.flatMap((file) =>
  textsIn(readFileSync(file, "utf8")).map((text) => ({ file, text, isTurkish: file.endsWith(".tr.ts") })),
);

/** Words that another one stands for: see "On the screen" in docs/glossary.md. */
const english: [RegExp, string][] = [
  [/\bprospects?\b/i, "potential customer"],
  [/\be-?mailed\b|\bmail(s|ed)?\b|\be-mails?\b/i, "email"],
  [/\blog(ged)? ?(in|out|on)\b/i, "sign in, sign out"],
  [/\bpick\b/i, "choose"],
  [/\bsend(ing)? (it |them )?again\b/i, "resend"],
  [/\bswitch(ed)? (it )?(on|off)\b/i, "pause, resume"],
  [/\b(unable to|failed to)\b/i, "could not be"],
  [/\b(may not see|not allowed|no such)\b/i, "You do not have access to; is no longer there"],
];
const turkish: [RegExp, string][] = [
  [/\baday/iu, "potansiyel müşteri"],
  [/\bfirma/iu, "şirket"],
  [/\birtibat/iu, "kişi"],
  [/\bkontör/iu, "bakiye"],
  [/\bparola/iu, "şifre"],
  [/\btekrar gönder/iu, "yeniden gönder"],
];

/** Sentences in which such a word means something else. */
const meantOtherwise = [/Calls to this person are refused until you switch this off/];

/** Words in code, comments and documents for which the repository has another one. "Room" is right for space. */
const inTheRepository: [RegExp, string][] = [
  [/\bdoors?\b|[a-z]Doors?(?![a-z])/i, "entry point, integration or module"],
  [
    /\brooms\b|\b(a|each|every|named|test|this|whole) room\b(?! (for|to)\b)/i,
    "suite of tests, folder or module of code",
  ],
  [/\bhouses?\b(?!')/, "repository, folder or module"],
  [/\bsaid differently\b/, "texts that replace the default ones"],
  [/\bvalues that make no sense\b/i, "invalid values"],
  [/\bwhat is looked at on every change\b|\baddress keeps what is looked at\b/i, "the view"],
  [/\/\*\* Leads (back )?to (a|the|where)\b/, "Called when a person wants …"],
  [/\b[A-Za-z]+Voice(?![a-z])|\bvoice\.[a-z]+\(/, "announcements, announce"],
];
const repositoryFiles = globSync(
  "{*,.changeset/*,.storybook/**/*,bench/**/*,deploy/**/*,docs/**/*,e2e/**/*,examples/**/*,openapi/**/*,packages/*/*,packages/*/{src,scripts}/**/*,tooling/**/*}.{ts,tsx,mts,mjs,cjs,js,md,mdx,yaml}",
  {
    exclude: (name) => /node_modules|^dist$|^(NOTICE|requirements)\.md$|^(pnpm-lock\.yaml|words\.test\.ts)$/.test(name),
  },
);

const isOfTheDocuments = (text: string) => documents.includes(text.replace(/\.$/, ""));

describe("every text on the screen and in emails", () => {
  it("is found", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(texts.length).toBeGreaterThan(1_500);
  });

  it("calls the same thing always the same", () => {
    const found = texts.flatMap(({ file, text, isTurkish }) =>
      isOfTheDocuments(text) || meantOtherwise.some((sentence) => sentence.test(text))
        ? []
        : (isTurkish ? turkish : english)
            .filter(([word]) => word.test(text))
            .map(([, instead]) => `${file}: “${text}”, where it is called “${instead}”`),
    );
    expect(found).toEqual([]);
  });

  it("has one space between words, and none around them", () => {
    const found = texts.filter(({ text }) => / {2}|^ | $| [.,;:!?](\s|$)/.test(text) && !isOfTheDocuments(text));
    expect(found).toEqual([]);
  });

  it("is calm: only the documents exclaim", () => {
    const found = texts.filter(({ text, isTurkish }) => text.includes("!") && !isTurkish && !isOfTheDocuments(text));
    expect(found).toEqual([]);
  });

  it("ends all its sentences alike", () => {
    // One sentence with a full stop before the last means that the last has one, too.
    const found = texts.filter(
      ({ text }) => /(?<!e\.g|örn)[.!] \p{Lu}.*[^.!?…:)”\]}]$/u.test(text) && !isOfTheDocuments(text),
    );
    expect(found).toEqual([]);
  });
});

describe("code and documents", () => {
  it("are found", () => {
    expect(repositoryFiles.length).toBeGreaterThan(2_000);
  });

  it("call the same thing always the same", () => {
    const found = repositoryFiles.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          inTheRepository
            .filter(([word]) => word.test(line))
            .map(([, instead]) => `${file}:${index + 1}: “${line.trim()}”, where it is called “${instead}”`),
        ),
    );
    expect(found).toEqual([]);
  });
});

/** The strings of a messages file, as they are said; imports and names are none. */
function textsIn(source: string): string[] {
  const code = source
    .replaceAll(/^import .*$|^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, "")
    .replaceAll(/import\("[^"]*"\)|(?:defineMessages|firstTexts)\(\s*"\w+"/g, "");
  const literals = code.matchAll(/"((?:[^"\\\n]|\\.)*)"(?!\]?:)|'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g);
  return [...literals].map(([, double, single, template]) => double ?? single ?? template ?? "");
}
