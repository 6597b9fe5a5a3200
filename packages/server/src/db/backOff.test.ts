import { expect, it } from "vitest";

import { backOffMs } from "./backOff.ts";

it("whoever comes back to a database that is away waits longer each time, at most two seconds, and not as long as the others", () => {
  for (let failures = 0; failures < 20; failures += 1) {
    const most = Math.min(2_000, 100 * 2 ** failures);
    const waits = Array.from({ length: 20 }, () => backOffMs(failures));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(most / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(new Set(waits).size).toBeGreaterThan(1);
  }
});
