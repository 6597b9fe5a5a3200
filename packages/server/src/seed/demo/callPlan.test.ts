import { expect, it } from "vitest";

import { wallClock } from "../../domain/wallClock.ts";
import { officeHour } from "./callPlan.ts";
import { demoDays } from "./demoDays.ts";

const zones = ["Pacific/Honolulu", "America/New_York", "Europe/Oslo", "Asia/Tokyo", "Pacific/Auckland"];
/** Every third hour of a week that begins on a Monday. */
const week = Array.from({ length: 56 }, (_, index) => new Date(Date.UTC(2026, 10, 23, index * 3, 44)));

it.each(week)(
  "whenever the demo is first started, here at %s, what is over is past and what is scheduled is ahead",
  (now) => {
    const days = demoDays(now);
    for (const zone of zones)
      for (const share of [0, 0.5, 0.999]) {
        const past = officeHour(days.ago(1), zone, () => share, "before");
        const ahead = officeHour(days.ago(-1.5), zone, () => share, "after");
        expect(past.getTime()).toBeLessThan(now.getTime() - 600_000);
        expect(ahead.getTime()).toBeGreaterThan(now.getTime());
        for (const moment of [past, ahead])
          expect(new Date(`${wallClock(moment, zone)}Z`).getUTCDay()).toBeOneOf([1, 2, 3, 4, 5]);
      }
  },
);
