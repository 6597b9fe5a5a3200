import { randomBytes } from "node:crypto";

import twilio from "twilio";
import { describe, expect, it } from "vitest";

import { pick, seededRandom } from "../../../domain/seededRandom.ts";
import { isFromTwilio, twilioSignature } from "./signature.ts";

const token = randomBytes(16).toString("hex");
const random = seededRandom("signatures");
const values = ["a b", "İstanbul", "ø", "+4722860144", "", "100%", "x=y&z", "'q'", "日本", "CA1"];
const names = ["CallSid", "CallStatus", "To", "From", "SequenceNumber", "Timestamp", "a", "Z", "AnsweredBy", "z1"];
const requests = Array.from({ length: 2_000 }, () => ({
  url: `https://api.example.test${pick(random, ["", ":443", ":8443"])}/v1/carriers/twilio/events${pick(random, ["", "?callId=1", "?q=%C3%B8&r=a+b"])}`,
  form: Object.fromEntries(
    Array.from({ length: Math.floor(random() * 12) }, () => [pick(random, names), pick(random, values)]),
  ),
}));

describe("Twilio's signature", () => {
  it("is the one of Twilio's own client for 2,000 requests, and each accepts the other's", () => {
    for (const { url, form } of requests) {
      const ours = twilioSignature(token, url, form);
      expect(twilio.getExpectedTwilioSignature(token, url, form)).toBe(ours);
      expect(twilio.validateRequest(token, ours, url, form)).toBe(true);
      expect(isFromTwilio(token, url, form, ours)).toBe(true);
    }
  });

  it("is refused over another address, port, field, token or name, and when there is none", () => {
    const url = "https://api.example.test/v1/carriers/twilio/events?callId=1";
    const form = { CallSid: "CA1", CallStatus: "ringing" };
    const signature = twilioSignature(token, url, form);
    const isTaken = (over: {
      url?: string;
      form?: Record<string, string>;
      token?: string;
      signature?: string | null;
    }) =>
      isFromTwilio(
        over.token ?? token,
        over.url ?? url,
        over.form ?? form,
        over.signature === undefined ? signature : over.signature,
      );
    expect(isTaken({})).toBe(true);
    expect(isTaken({ url: url.replace("test/", "test:443/") })).toBe(true);
    expect(isTaken({ signature: twilioSignature(token, url.replace("test/", "test:443/"), form) })).toBe(true);
    expect(isTaken({ url: url.replace("callId=1", "callId=2") })).toBe(false);
    expect(isTaken({ url: url.replace("https", "http") })).toBe(false);
    expect(isTaken({ form: { ...form, CallStatus: "completed" } })).toBe(false);
    expect(isTaken({ form: { ...form, Extra: "1" } })).toBe(false);
    expect(isTaken({ token: "another" })).toBe(false);
    for (const forged of ["", null, "x", signature.toLowerCase(), `${signature} `])
      expect(isTaken({ signature: forged })).toBe(false);
    const other = twilioSignature(token, url.replace("test/", "test:8443/"), form);
    expect(isTaken({ signature: other })).toBe(false);
  });

  it("of a websocket is over its address alone", () => {
    const address = "wss://api.example.test/v1/carriers/twilio/talk";
    expect(isFromTwilio(token, address, {}, twilio.getExpectedTwilioSignature(token, address, {}))).toBe(true);
  });
});
