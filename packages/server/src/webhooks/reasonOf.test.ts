import { request } from "node:http";
import type { LookupFunction } from "node:net";

import { expect, it } from "vitest";

import { reasonOf } from "./reasonOf.ts";

const twoAddresses: LookupFunction = (_name, _options, found) =>
  found(null, [
    { address: "127.0.0.1", family: 4 },
    { address: "127.0.0.2", family: 4 },
  ]);

it("a partner reads why each address of their server could not be reached", async () => {
  const error = await new Promise((resolve) =>
    request("http://hooks.example.com:9/", { lookup: twoAddresses }).on("error", resolve).end(),
  );
  expect(reasonOf(error)).toBe("connect ECONNREFUSED 127.0.0.1:9; connect ECONNREFUSED 127.0.0.2:9");
});
