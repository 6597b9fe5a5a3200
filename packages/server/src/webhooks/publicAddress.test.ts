import { expect, test } from "vitest";

import { isPublicAddress } from "./publicAddress.ts";

test.each(["1.1.1.1", "172.32.0.1", "2606:4700::1111"])("%s is somebody's server", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.100.100.200",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "255.255.255.255",
  "::1",
  "::ffff:127.0.0.1",
  "64:ff9b::7f00:1",
  "fd00::1",
  "fe80::1",
  "2002:7f00:1::",
  "3fff::1",
  "3fff:fff:ffff::1",
])("%s is inside, and no partner's", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
