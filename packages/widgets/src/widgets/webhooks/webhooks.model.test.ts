import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import {
  formatted,
  hostOf,
  isAboutToBeSent,
  lookAgainAfterMs,
  toDeliveryRow,
  toEndpointRow,
} from "./webhooks.model.js";

const now = Date.parse(fixtures.now);
const waiting = (minutes: number) =>
  fixtures.webhookDelivery({ status: "PENDING", nextAttemptAt: fixtures.minutesAgo(-minutes) });

describe("an endpoint", () => {
  it.each([
    ["on", {}],
    ["paused", { isEnabled: false }],
    ["gone", { isEnabled: false, goneAt: fixtures.now }],
    ["silent", { parkedUntil: fixtures.now }],
  ])("is %s", (state, endpoint) => expect(toEndpointRow(fixtures.webhookEndpoint(endpoint)).state).toBe(state));

  it("says what it is told in the order in which that happens", () => {
    const events = ["balance.low", "call.status", "something.new"] as never;
    expect(toEndpointRow(fixtures.webhookEndpoint({ events })).events).toEqual(["call.status", "balance.low"]);
  });

  it("is called by its host in a question", () => {
    expect(hostOf("https://crm.meridyen.test:8443/hooks?key=1")).toBe("crm.meridyen.test:8443");
    expect(hostOf("no address")).toBe("no address");
  });
});

describe("what is on its way", () => {
  it.each([
    ["never, when nothing waits", [fixtures.webhookDelivery()], 0],
    ["soon, while one is about to be sent", [waiting(120), waiting(0)], 2_000],
    ["now and then, while one waits for hours", [fixtures.webhookDelivery(), waiting(120)], 30_000],
  ])("is looked at again %s", (_title, deliveries, ms) => expect(lookAgainAfterMs(deliveries, now)).toBe(ms));

  it("cannot be sent again, but one that waits for a later try can", () => {
    expect(isAboutToBeSent(toDeliveryRow(waiting(0)), now)).toBe(true);
    expect(isAboutToBeSent(toDeliveryRow(waiting(5)), now)).toBe(false);
    expect(isAboutToBeSent(toDeliveryRow(fixtures.webhookDelivery()), now)).toBe(false);
  });
});

it("a message is shown in lines, whatever it is", () => {
  expect(formatted('{"type":"balance.low","data":{"balance":1.5}}')).toBe(
    '{\n  "type": "balance.low",\n  "data": {\n    "balance": 1.5\n  }\n}',
  );
  expect(formatted("not JSON")).toBe("not JSON");
});
