import { fixtures } from "@callwright/sdk/fake";

import type { Clock } from "../lib/clock.js";

/** A still clock on the day the fixtures are about. */
export const stillClock: Clock = { now: () => Date.parse(fixtures.now), timeZone: "Europe/Istanbul" };
