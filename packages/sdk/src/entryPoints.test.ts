import { describe, expect, it } from "vitest";

import { operationTable } from "./generated/operationTable.js";

/** Called by servers, by the session itself, or as `client.live`. */
const withoutHook = [
  "receiveStripeEvent",
  "receiveCarrierEvents",
  "receiveTwilioEvent",
  "receiveTwilioMachine",
  "receiveTwilioRecording",
  "answerTwilioCall",
  "endTwilioTalk",
  "answerInboundCall",
  "receiveRetellEvent",
  "receiveVapiEvent",
  "createEmbedSession",
  "refreshSession",
  "streamEvents",
];

describe("the package's entry points", () => {
  it.each([
    { entryPoint: "client", open: () => import("./index.js"), name: "createClient" },
    { entryPoint: "hooks", open: () => import("./hooks/index.js"), name: "useListCalls" },
    { entryPoint: "fake", open: () => import("./fake/index.js"), name: "createFakeApi" },
    { entryPoint: "demo", open: () => import("./demo/index.js"), name: "demoHandlers" },
  ])("open in plain Node, without a page: $entryPoint", async ({ open, name }) => {
    expect(await open()).toHaveProperty(name);
  });

  it("hooks are named after the operations, and none is missing", async () => {
    const hooks = Object.keys(await import("./hooks/index.js"));
    const wanted = Object.keys(operationTable)
      .filter((id) => !withoutHook.includes(id))
      .map((id) => `use${id[0]?.toUpperCase()}${id.slice(1)}`);
    const ours = [
      "ApiWatcherContext",
      "CallwrightApiProvider",
      "SayErrorContext",
      "adoptReads",
      "noteReads",
      "readAhead",
      "readEarly",
      "readProfile",
      "rememberRead",
      "useApi",
      "useApiIfAny",
      "useLiveEvents",
      "useMay",
    ];
    expect(hooks.toSorted()).toEqual([...wanted, ...ours].toSorted());
  });
});
