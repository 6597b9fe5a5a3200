import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { findings, judge, qualityTables } from "./readingQuality.ts";
import { readSet } from "./readSet.ts";

const known = await judge(readSet());
const unseen = await judge(readSet({ isUnseen: true }));

describe("conversations of which it is known what they came to", () => {
  it("are at least 150, in three languages, with every answer in each", () => {
    expect(known.length).toBeGreaterThanOrEqual(150);
    for (const language of ["en", "de", "tr"]) {
      const answers = known.filter((one) => one.known.language === language).map((one) => one.known.answer);
      expect(new Set(answers).size).toBe(4);
    }
  });

  it("nobody who asks not to be called again is overheard", () => {
    const overheard = known.filter((one) => one.known.isOptOut && !one.isOptOut);
    expect(overheard.map((one) => `${one.known.language} ${one.known.number}`)).toEqual([]);
  });

  it("a machine is taken for no person, and no person for a machine", () => {
    const mistaken = known.filter(
      (one) => (one.known.answer === "ANSWERING_MACHINE") !== (one.answer === "ANSWERING_MACHINE"),
    );
    expect(mistaken).toEqual([]);
  });

  it("a yes is never read where somebody said no, nor a no where somebody said yes", () => {
    const turned = known.filter(({ known: { answer: truth }, answer }) =>
      [
        ["POSITIVE", "NEGATIVE"],
        ["NEGATIVE", "POSITIVE"],
      ].some(([one, other]) => truth === one && answer === other),
    );
    expect(turned).toEqual([]);
  });

  it("nine of ten findings are right, and all that is claimed was said by the person", () => {
    for (const [what, { there, found }] of findings(known)) expect(found / there, what).toBeGreaterThanOrEqual(0.9);
    for (const { known: call, reading } of known) {
      const claims = [reading.answer, reading.nextStep, reading.callback, ...reading.objections, ...reading.summary];
      for (const { turn, quote } of claims.flatMap((claim) => claim?.evidence ?? []))
        expect(call.conversation[turn]).toMatchObject({
          role: "CONTACT",
          content: expect.stringContaining(quote) as string,
        });
    }
  });

  it("docs/reading.md says how well they are read", () => {
    const text = readFileSync(new URL("../../../../../../../docs/reading.md", import.meta.url), "utf8");
    expect(text).toContain(`<!-- known -->\n\n${qualityTables(known)}\n`);
    expect(text).toContain(`<!-- unseen -->\n\n${qualityTables(unseen)}\n`);
  });
});
