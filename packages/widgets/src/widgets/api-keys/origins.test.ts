import { describe, expect, it } from "vitest";

import { readOrigins } from "./origins.js";

describe("the origins of a text", () => {
  it.each([
    ["one", "https://crm.example.com", ["https://crm.example.com"]],
    [
      "one per line, with blank lines and commas",
      "https://a.example.com\n\n https://b.example.com, https://c.example.com ",
      ["https://a.example.com", "https://b.example.com", "https://c.example.com"],
    ],
    [
      "as a browser writes them, each once",
      "HTTPS://CRM.example.com:443/\nhttps://crm.example.com",
      ["https://crm.example.com"],
    ],
    [
      "this machine's, without encryption",
      "http://localhost:3000\nhttp://127.0.0.1:8080",
      ["http://localhost:3000", "http://127.0.0.1:8080"],
    ],
    [
      "a private network's, without encryption",
      "http://192.168.1.20:3000/\nhttp://crm.internal http://10.0.0.5 http://app.crm.test",
      ["http://192.168.1.20:3000", "http://crm.internal", "http://10.0.0.5", "http://app.crm.test"],
    ],
    ["none", " \n ", []],
  ])("are %s", (_title, text, origins) => expect(readOrigins(text)).toEqual({ origins }));

  it.each([
    ["no address", "crm.example.com", { kind: "wrong", line: "crm.example.com" }],
    ["another protocol", "ftp://crm.example.com", { kind: "wrong", line: "ftp://crm.example.com" }],
    ["a placeholder", "https://*.example.com", { kind: "wrong", line: "https://*.example.com" }],
    ["no encryption, beside a private network", "http://172.32.0.1", { kind: "insecure", line: "http://172.32.0.1" }],
    ["no encryption", "http://crm.example.com", { kind: "insecure", line: "http://crm.example.com" }],
    [
      "a page",
      "https://crm.example.com/contacts?id=1",
      { kind: "tooLong", line: "https://crm.example.com/contacts?id=1", origin: "https://crm.example.com" },
    ],
  ])("%s is none", (_title, text, fault) => expect(readOrigins(text).fault).toEqual(fault));
});
