import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, it } from "vitest";

import { chooseEncoding, encode, encodedTag, plainTags } from "./contentEncoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, *", "gzip"],
  ["gzip;q=0, br;q=0", undefined],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["deflate, zstd", undefined],
  ["", undefined],
  [undefined, undefined],
  ["gzipped, brotli", undefined],
])("to a client that accepts %s goes %s", (header, encoding) => {
  expect(chooseEncoding(header, ["br", "gzip"])).toBe(encoding);
});

it("both encodings say the same in fewer bytes", () => {
  const text = JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ id, name: `Müşteri ${id}` })));
  expect(brotliDecompressSync(encode(text, "br")).toString()).toBe(text);
  expect(gunzipSync(encode(text, "gzip")).toString()).toBe(text);
  expect(encode(text, "br").byteLength).toBeLessThan(text.length / 3);
});

it("an encoded answer has an entity tag of its own, which is known again as the record's", () => {
  expect(encodedTag('"v7"', "br")).toBe('"v7-br"');
  expect(encodedTag('W/"v7"', "br")).toBe('W/"v7"');
  expect(plainTags('"v7-br"')).toBe('"v7"');
  expect(plainTags('"v7-zstd", "v6", W/"v5-gzip", *')).toBe('"v7", "v6", W/"v5", *');
});
