import { expect, it } from "vitest";

import { createFormats } from "../../../i18n/index.js";
import { toTimes } from "./campaignTimes.model.js";

const formats = createFormats("en-US");
const pointsOf = (...at: string[]) => at.map((at) => ({ at, calls: 3, answered: 1 }));

it("a piece of an hour is called by its time on the reader's clock", () => {
  const [time] = toTimes({ minutes: 60, points: pointsOf("2026-05-04T07:00:00Z") }, formats, "Europe/Istanbul");
  expect(time).toMatchObject({ label: "10:00 AM", title: "May 4, 2026 10:00 AM", value: 3, part: 1 });
});

it.each(["America/New_York", "Europe/Istanbul", "Asia/Tokyo"])("a day in Istanbul has the same date in %s", (zone) => {
  const [day] = toTimes({ minutes: 1440, points: pointsOf("2026-05-03T21:00:00Z") }, formats, zone);
  expect(day).toMatchObject({ label: "May 4", title: "May 4, 2026" });
});
