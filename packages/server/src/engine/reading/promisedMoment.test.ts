import { expect, it } from "vitest";

import { promisedMoment } from "./promisedMoment.ts";

/** A Wednesday. */
const calledAt = "2026-03-04T15:20";

it.each([
  ["Call me tomorrow at 11.", "2026-03-05T11:00", true],
  ["Call me tomorrow afternoon.", "2026-03-05T14:00", true],
  ["Friday at half past nine is good.", "2026-03-06T09:30", true],
  ["Wednesday is fine.", "2026-03-11T10:00", false],
  ["Try next Tuesday at 3pm.", "2026-03-10T15:00", true],
  ["Call again next week.", "2026-03-09T10:00", false],
  ["Get back to me next month.", "2026-04-01T10:00", false],
  ["Call again in January.", "2027-01-01T10:00", false],
  ["Can you call at 4?", "2026-03-04T16:00", true],
  ["Call me at 9 am.", "2026-03-05T09:00", true],
  ["Call me in an hour.", "2026-03-04T16:20", true],
  ["Some other time.", null, false],
  ["Rufen Sie übermorgen um halb elf an.", "2026-03-06T10:30", true],
  ["Guten Morgen, rufen Sie am Freitag um 14 Uhr 30 an.", "2026-03-06T14:30", true],
  ["Nächste Woche Donnerstag.", "2026-03-12T10:00", false],
  ["Melden Sie sich im Mai.", "2026-05-01T10:00", false],
  ["Cumartesi saat 10'da arayın.", "2026-03-07T10:00", true],
  ["Haftaya pazartesi sabah arayın.", "2026-03-09T10:00", true],
  ["Yarın öğleden sonra 14.45'te.", "2026-03-05T14:45", true],
])("«%s» is %s", (said, localAt, isTimeNamed) => {
  expect(promisedMoment(said, calledAt)).toEqual({ localAt, isTimeNamed });
});
