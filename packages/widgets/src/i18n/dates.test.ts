import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { expect, it } from "vitest";

import { type DatePattern, formatWallTime, patterns } from "./dates.js";

dayjs.extend(utc);

it("R-10 every pattern is written as dayjs writes it, at every hour of every month", () => {
  const moments = Array.from(
    { length: 12 * 24 },
    (_, index) => new Date(Date.UTC(2026, index % 12, 1 + (index % 28), index % 24, index % 60, 7)),
  );
  for (const [name, pattern] of Object.entries(patterns))
    for (const moment of moments)
      expect(formatWallTime(moment, name as DatePattern, "en-US")).toBe(dayjs.utc(moment).format(pattern));
});
