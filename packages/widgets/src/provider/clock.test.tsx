import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { useTimes } from "../i18n/index.js";
import { useClock } from "../lib/clock.js";
import { DateTimeField } from "../ui/date-time-field/index.js";
import { CallwrightProvider, type CallwrightProviderProps } from "./index.js";

function Moment() {
  const { timeZone } = useClock();
  return <p>{useTimes().date("2026-11-18T21:05:00Z", "call", timeZone)}</p>;
}

const draw = (props: Omit<CallwrightProviderProps, "children">) =>
  render(
    <CallwrightProvider timeZone="UTC" {...props}>
      <Moment />
      <DateTimeField label="Call at" value="2026-11-18T21:05" onChange={() => undefined} />
    </CallwrightProvider>,
  );

const segment = (name: RegExp) => page.getByRole("spinbutton", { name });

describe("times are shown and typed on one clock", () => {
  test("of the locale's people, as long as nobody says otherwise", async () => {
    await draw({ locale: "en-US" });
    await expect.element(page.getByText("Nov 18, 2026 9:05 PM")).toBeVisible();
    await expect.element(segment(/AM\/PM/i)).toHaveTextContent("PM");
  });

  test("of 24 hours where that is chosen; the language a reader's device is told stays as it was", async () => {
    await draw({ locale: "en-US", hourCycle: "h23" });
    const text = page.getByText("Nov 18, 2026 21:05");
    await expect.element(text).toBeVisible();
    await expect.element(segment(/hour/)).toHaveTextContent("21");
    expect(segment(/AM\/PM/i).query()).toBeNull();
    expect(text.element().closest("[data-cw]")?.getAttribute("lang")).toBe("en-US");
  });

  test("of 12 hours where that is chosen", async () => {
    await draw({ locale: "en-GB", hourCycle: "h12" });
    await expect.element(page.getByText("Nov 18, 2026 9:05 pm")).toBeVisible();
    await expect.element(segment(/AM\/PM/i)).toHaveTextContent("pm");
  });

  test("on the wall of the zone that is chosen; one that there is not changes nothing", async () => {
    await draw({ timeZone: "Asia/Tokyo" });
    await expect.element(page.getByText("Nov 19, 2026 6:05 AM")).toBeVisible();
    await draw({ timeZone: "Atlantis/Capital", hourCycle: "noon" as never });
    await expect.element(page.getByText(/Nov 1\d, 2026 \d+:05 [AP]M/).last()).toBeVisible();
  });
});
