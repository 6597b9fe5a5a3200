import { expect, it } from "vitest";

import { hostCodecs } from "./hostCodecs.js";
import { type HostProperties, hostProps } from "./hostProps.js";

const properties = {
  fetchSession: true,
  onSessionExpired: true,
  theme: true,
  messages: true,
  listMemory: true,
} satisfies Record<keyof HostProperties, true>;

it("every attribute and property of all elements can be set before their code is there", () => {
  expect(hostProps.toSorted()).toEqual([...Object.keys(hostCodecs), ...Object.keys(properties)].toSorted());
});
