import { expect, it } from "vitest";

import { readContract } from "../http/openApi.ts";
import { handlers } from "./handlers.ts";

it("every operation of the contract is served, and nothing else", () => {
  const promised = Object.values(readContract().paths).flatMap((path) =>
    [path.get, path.post, path.put, path.patch, path.delete].flatMap((operation) => operation?.operationId ?? []),
  );
  expect(Object.keys(handlers).toSorted()).toEqual(promised.toSorted());
});
