import { expect, it } from "vitest";

import { readSdp, writeSdp } from "./sdp.ts";

const offer = writeSdp({ host: "192.0.2.7", port: 4000 });

it("sound goes to the address of an answer that takes A-law", () => {
  expect(readSdp(offer)).toEqual({ host: "192.0.2.7", port: 4000 });
  expect(readSdp(offer.replace("RTP/AVP 8 101", "RTP/AVP 0 101"))).toBeNull();
  expect(readSdp(offer.replace("RTP/AVP 8 101", "RTP/AVP 18 101"))).toBeNull();
});

it.each(["0", "65536", "99999", "4294967296", "9".repeat(400)])("nothing is sent to the port %s", (port) => {
  expect(readSdp(offer.replace("audio 4000", `audio ${port}`))).toBeNull();
});

it.each(["", "v=0", "m=audio 4000 RTP/AVP 8", "c=IN IP4 192.0.2.7", offer.replaceAll("IN IP4", "IN IP6")])(
  "an answer without an address has none: %s",
  (body) => {
    expect(readSdp(body)).toBeNull();
  },
);
