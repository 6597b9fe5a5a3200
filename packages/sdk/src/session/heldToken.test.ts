import { describe, expect, it } from "vitest";

import { heldToken } from "./heldToken.js";

const noon = Date.parse("2026-11-20T12:00:00Z");
const jwt = `h.${btoa(JSON.stringify({ exp: noon / 1000 }))}.s`;

describe("what a partner's backend answers is understood", () => {
  it.each<[title: string, answer: unknown, expiresAt: number]>([
    ["as the token alone", jwt, noon],
    ["as a token that says nothing", "opaque", Number.POSITIVE_INFINITY],
    ["with a date", { token: "t", expiresAt: "2026-11-20T12:00:00.000Z" }, noon],
    ["with seconds", { token: "t", expiresAt: noon / 1000 }, noon],
    ["with milliseconds", { token: "t", expiresAt: noon }, noon],
    ["with a number as text", { token: "t", expiresAt: String(noon / 1000) }, noon],
    ["without an end: as the token says", { token: jwt }, noon],
    ["with nothing for the end: as the token says", { token: jwt, expiresAt: null }, noon],
    ["with nonsense for the end: as the token says", { token: jwt, expiresAt: "soon" }, noon],
    ["as the response of fetch", Response.json({ token: "t", expiresAt: noon / 1000 }), noon],
    ["as a response with the token alone", Response.json(jwt), noon],
  ])("%s", async (_title, answer, expiresAt) => {
    expect((await heldToken(answer)).expiresAt).toBe(expiresAt);
  });

  it.each<[title: string, answer: unknown]>([
    ["nothing", undefined],
    ["no token", { accessToken: "t" }],
    ["an empty token", { token: "" }],
    ["a number", { token: 7 }],
    ["a page instead of JSON", new Response("<!doctype html>", { headers: { "content-type": "text/html" } })],
  ])("or refused as such: %s", async (_title, answer) => {
    await expect(heldToken(answer)).rejects.toMatchObject({
      code: "SESSION_ANSWER_INVALID",
      message: "fetchSession answered without a token.",
    });
  });

  it("and names the address and the status of one that failed, but not its query", async () => {
    const response = new Response(null, { status: 500 });
    Object.defineProperty(response, "url", { value: "https://crm.example.com/session?user=7#x" });
    await expect(heldToken(response)).rejects.toMatchObject({
      code: "SESSION_ENDPOINT_FAILED",
      status: 500,
      message: "https://crm.example.com/session answered 500.",
    });
  });

  it("and passes our own refusal on, which says what to mend", async () => {
    const refusal = { code: "ORIGIN_NOT_ALLOWED", message: "The API key does not allow pages of https://a.test." };
    const said = { code: "ORIGIN_NOT_ALLOWED", message: refusal.message };
    await expect(heldToken(Response.json(refusal, { status: 403 }))).rejects.toMatchObject({ ...said, status: 403 });
    await expect(heldToken(refusal)).rejects.toMatchObject(said);
    await expect(heldToken({ code: "NOT_OURS", message: "Log in!" })).rejects.toMatchObject({
      code: "SESSION_ANSWER_INVALID",
    });
  });

  it("whatever a page adds to every object", async () => {
    const everywhere = Object.prototype as { token?: string };
    everywhere.token = "of everybody";
    try {
      await expect(heldToken({})).rejects.toMatchObject({ code: "SESSION_ANSWER_INVALID" });
    } finally {
      delete everywhere.token;
    }
  });
});
