import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { endMessages, failureMessages } from "../packages/server/src/domain/call.ts";
import { callEnd, callFailure } from "../packages/widgets/src/calls/calls.messages.tr.ts";
import { root } from "./run.ts";

interface Schema {
  enum?: string[];
}
const contract = JSON.parse(readFileSync(path.join(root, "openapi/generated/openapi.json"), "utf8")) as {
  components: { schemas: Record<string, Schema> };
};
const codesOf = (schema: string) => contract.components.schemas[schema]?.enum ?? [];

/** A unique sentence in each language: it begins with a capital and ends with a full stop. */
function faultsOf(codes: string[], sentences: Readonly<Record<string, string>>): string[] {
  const all = Object.values(sentences);
  return codes.flatMap((code) => {
    const sentence = sentences[code];
    if (sentence === undefined) return [`${code} has no sentence`];
    if (!/^\p{Lu}.*[^.]\.$/u.test(sentence)) return [`${code}: "${sentence}" is no sentence`];
    return all.filter((other) => other === sentence).length > 1 ? [`${code} says the same as another one`] : [];
  });
}

describe("whoever is not called, waits or was called is told why in words", () => {
  it("every refusal and every hold of the contract has a sentence in English and in Turkish", () => {
    const codes = codesOf("CallFailureCode");
    expect(codes.length).toBeGreaterThan(20);
    expect(faultsOf(codes, failureMessages)).toEqual([]);
    expect(faultsOf(codes, callFailure)).toEqual([]);
    expect(codes.filter((code) => sentencesAlike(code))).toEqual([]);
    expect(Object.keys(failureMessages).toSorted()).toEqual(codes.toSorted());
    expect(Object.keys(callFailure).toSorted()).toEqual(codes.toSorted());
  });

  it("every end of a call has a sentence in both; a failed one has that of its reason", () => {
    const codes = codesOf("CallEndCode").filter((code) => code !== "FAILED");
    expect(codes.length).toBeGreaterThan(4);
    expect(faultsOf(codes, endMessages)).toEqual([]);
    expect(faultsOf(codes, callEnd)).toEqual([]);
  });
});

const sentencesAlike = (code: string) =>
  (failureMessages as Record<string, string>)[code] === (callFailure as Record<string, string>)[code];
