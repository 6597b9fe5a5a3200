import type { Schemas } from "@callwright/sdk/contract";

import type { EventReader } from "./readEvents.ts";

type Status = Schemas["CallStatus"];

/** The statuses of a welcome or test call in live events, up to `last`. */
export async function testCallCourse(events: EventReader, callId: string, last: Status): Promise<Status[]> {
  const heard: Status[] = [];
  while (heard.at(-1) !== last) {
    const event = await events.next();
    if (!event) throw new Error(`The stream ended after ${heard.join(", ") || "nothing"}`);
    if (event.type === "welcomeCall.updated" && event.call.callId === callId) heard.push(event.call.status);
  }
  return heard;
}
