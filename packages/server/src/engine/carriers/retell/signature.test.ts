import { webcrypto } from "node:crypto";

import { Retell } from "retell-sdk";
import { describe, expect, it } from "vitest";

import { seededRandom } from "../../../domain/seededRandom.ts";
import { isFromRetell, retellSignature } from "./signature.ts";

const ROUNDS = 2_000;
const key = "key_test";
const random = seededRandom("retell");
const words = ["İstanbul", "ø", "+4722860144", "", "100%", '"quoted"', "日本", "\n"];
const word = () => words[Math.floor(random() * words.length)] ?? "";
const body = () =>
  JSON.stringify({ event: "call_ended", call: { call_id: word(), metadata: { callId: word() }, transcript: word() } });

describe("Retell's signature", () => {
  it(`is the one of its official client, both ways, in ${ROUNDS} random reports`, async () => {
    expect(webcrypto).toBeDefined();
    for (let round = 0; round < ROUNDS; round += 1) {
      const text = body();
      const theirs = await Retell.sign(text, key);
      expect(isFromRetell(key, text, theirs, new Date())).toBe(true);
      expect(await Retell.verify(text, key, retellSignature(key, text, new Date()))).toBe(true);
      expect(isFromRetell(key, `${text} `, theirs, new Date())).toBe(false);
    }
  });

  it.each([
    ["nothing", null],
    ["another key", retellSignature("other", "{}", new Date())],
    ["another moment than the one that was signed", retellSignature(key, "{}", new Date()).replace(/v=\d/, "v=2")],
    ["one of six minutes ago", retellSignature(key, "{}", new Date(Date.now() - 360_000))],
    ["half of one", retellSignature(key, "{}", new Date()).slice(0, -2)],
  ])("is not %s", (_what, signature) => {
    expect(isFromRetell(key, "{}", signature, new Date())).toBe(false);
  });
});
