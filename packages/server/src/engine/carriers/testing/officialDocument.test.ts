import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { readOfficialDocument } from "./officialDocument.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "callwright-document-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, "document.json");
const schemas = {
  Order: {
    type: "object",
    required: ["to"],
    properties: {
      to: { type: "string" },
      limit: { type: "integer" },
      isRecorded: { type: "boolean" },
      // As carriers write it: the enum of the items is at the list, and nullable values say so separately.
      events: { type: "array", items: { type: "string" }, enum: ["ringing", "ended"] },
      note: { type: "string", nullable: true },
    },
  },
};
const order = { schema: { $ref: "#/components/schemas/Order" } };
const paths = {
  "/calls/{id}": {
    get: {
      parameters: [{ name: "since", in: "query", schema: { type: "string", format: "date-time" } }],
      responses: { 200: { content: { "application/json": order } } },
    },
    post: {
      requestBody: { content: { "application/json": order, "application/x-www-form-urlencoded": order } },
      responses: {},
    },
  },
};
writeFileSync(file, JSON.stringify({ paths, components: { schemas } }));
const document = readOfficialDocument(file);
const url = (query = "") => new URL(`http://carrier.test/calls/1${query}`);
const asked = (query = "") => document.problemsOfRequest({ method: "GET", url: url(query), contentType: "", body: "" });
const posted = (body: string, contentType = "application/json") =>
  document.problemsOfRequest({ method: "POST", url: url(), contentType, body });

describe("a carrier's official document", () => {
  it("allows what it describes, as JSON and as a form", () => {
    expect(posted('{"to":"+1","limit":3,"events":["ended"],"note":null}')).toEqual([]);
    const form = "to=%2B1&limit=3&isRecorded=true&events=ended&events=ringing";
    expect(posted(form, "application/x-www-form-urlencoded")).toEqual([]);
    expect(asked("?since=2026-11-25T10:00:00Z")).toEqual([]);
  });

  it.each([
    ["a field that it does not know", '{"to":"+1","idempotencyKey":"1"}', "field idempotencyKey is not known"],
    ["a field that is missing", "{}", "required property 'to'"],
    ["a word that is none of a list's", '{"to":"+1","events":["gone"]}', "/events/0 must be equal to one of"],
    ["another type", '{"to":1}', "/to must be string"],
  ])("has something against %s", (_what, body, problem) => {
    expect(posted(body).join("\n")).toContain(problem);
  });

  it("has something against a query, a body and an address of which it says nothing", () => {
    expect(asked("?since=2026-11-25")).toEqual([expect.stringContaining("query since")]);
    expect(asked("?after=1")).toEqual(["query after is not known"]);
    expect(posted("<to/>", "text/xml")).toEqual(["a body of type text/xml is not taken"]);
    const elsewhere = { method: "GET", url: new URL("http://carrier.test/numbers"), contentType: "", body: "" };
    expect(document.problemsOfRequest(elsewhere)).toEqual(["there is no GET /numbers"]);
  });

  it("has something against an answer that is not what it promises", () => {
    const sent = { method: "GET", url: url(), contentType: "", body: "" };
    expect(document.problemsOfAnswer(sent, 200, { to: "+1" })).toEqual([]);
    expect(document.problemsOfAnswer(sent, 200, {})).toHaveLength(1);
    expect(document.problemsOfAnswer(sent, 503, {})).toEqual([]);
  });
});
