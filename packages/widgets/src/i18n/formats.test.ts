import { describe, expect, it, test } from "vitest";

import { withHourCycle } from "./hourCycle.js";
import { createFormats } from "./formats.js";

const en = createFormats("en-US");
const tr = createFormats("tr-TR");
const now = new Date("2026-11-20T09:30:00Z");

describe("dates (R-10)", () => {
  const instant = "2026-11-18T21:05:00Z";

  it("are written in the product's fixed patterns, on the clock of the given zone", () => {
    expect(en.date(instant, "call", "UTC")).toBe("Nov 18, 2026 9:05 PM");
    expect(en.date(instant, "call", "Europe/Istanbul")).toBe("Nov 19, 2026 12:05 AM");
    expect(en.date(instant, "record", "UTC")).toBe("18/11/2026 21:05");
    expect(en.date(instant, "transaction", "UTC")).toBe("11/18/2026 21:05");
    expect(en.date(instant, "day", "UTC")).toBe("18/11/2026");
  });

  it("hold on both sides of a clock change", () => {
    expect(en.date("2026-10-25T00:30:00Z", "record", "Europe/Berlin")).toBe("25/10/2026 02:30");
    expect(en.date("2026-10-25T01:30:00Z", "record", "Europe/Berlin")).toBe("25/10/2026 02:30");
  });

  it("use the month names of the locale", () => {
    expect(createFormats("de-DE").date("2026-12-18T21:05:00Z", "shortDate", "UTC")).toBe("Dez 18, 2026");
  });

  it("are written as readers of Turkish do: the day first, and a clock of 24 hours", () => {
    expect(tr.date(instant, "call", "UTC")).toBe("18 Kas 2026 21:05");
    expect(tr.date(instant, "transaction", "UTC")).toBe("18.11.2026 21:05");
    expect(tr.date(instant, "hour", "UTC")).toBe("21:05");
    expect(tr.date(instant, "month", "UTC")).toBe("Kas 2026");
  });
});

describe("one clock for the whole app", () => {
  const instant = "2026-11-18T21:05:07Z";
  const written = (locale: string) =>
    (["call", "hour", "clock", "record", "transaction"] as const).map((pattern) =>
      createFormats(locale).date(instant, pattern, "UTC"),
    );

  it.each([
    ["en-US", "Nov 18, 2026 9:05 PM", "9:05 PM", "9:05:07 PM", "18/11/2026 21:05", "11/18/2026 21:05"],
    ["en-GB", "Nov 18, 2026 21:05", "21:05", "21:05:07", "18/11/2026 21:05", "11/18/2026 21:05"],
    ["tr-TR", "18 Kas 2026 21:05", "21:05", "21:05:07", "18.11.2026 21:05", "18.11.2026 21:05"],
  ])("people who read %s read it as they are used to (R-10, R-58)", (locale, ...texts) => {
    expect(written(locale)).toEqual(texts);
  });

  it.each([
    ["en-US", "h23", "Nov 18, 2026 21:05", "21:05", "21:05:07", "18/11/2026 21:05", "11/18/2026 21:05"],
    ["en-GB", "h12", "Nov 18, 2026 9:05 pm", "9:05 pm", "9:05:07 pm", "18/11/2026 9:05 pm", "11/18/2026 9:05 pm"],
    ["tr-TR", "h12", "18 Kas 2026 9:05 ÖS", "9:05 ÖS", "9:05:07 ÖS", "18.11.2026 9:05 ÖS", "18.11.2026 9:05 ÖS"],
  ] as const)("%s with %s, if somebody chose so: only the hour is written another way", (locale, choice, ...texts) => {
    expect(written(withHourCycle(locale, choice))).toEqual(texts);
  });
});

test("R-58 a hint says the month as a word, and the zone", () => {
  expect(en.inWords("2026-11-18T21:05:00Z", "Europe/Istanbul")).toBe("November 19, 2026 at 12:05 AM GMT+3");
  expect(tr.inWords("2026-11-18T21:05:00Z", "Europe/Istanbul")).toBe("19 Kasım 2026 00:05 GMT+3");
});

describe("R-58 relative times in narrow rows, never instead of the hour of what is to come", () => {
  const cases: [string, string][] = [
    ["2026-11-20T09:29:40Z", "Now"],
    ["2026-11-20T09:18:00Z", "12 min ago"],
    ["2026-11-20T07:30:00Z", "2 hr ago"],
    ["2026-11-20T09:42:00Z", "in 12 min, 9:42 AM"],
    ["2026-11-20T16:30:00Z", "Today, 4:30 PM"],
    ["2026-11-21T02:30:00Z", "Tomorrow, 2:30 AM"],
    ["2026-11-19T08:00:00Z", "Yesterday"],
    ["2026-11-18T08:00:00Z", "Nov 18"],
    ["2025-11-18T08:00:00Z", "Nov 18, 2025"],
    ["2026-11-21T20:00:00Z", "Tomorrow, 8:00 PM"],
    ["2026-12-24T20:00:00Z", "Dec 24, 8:00 PM"],
    ["2027-12-24T20:00:00Z", "Dec 24, 2027, 8:00 PM"],
  ];
  it.each(cases)("%s is %s", (instant, text) => {
    expect(en.relative(instant, now, "UTC")).toBe(text);
  });

  it("speak the locale's language", () => {
    expect(tr.relative("2026-11-20T09:18:00Z", now, "UTC")).toBe("12 dk önce");
    expect(tr.relative("2026-11-19T08:00:00Z", now, "UTC")).toBe("Dün");
  });
});

describe("numbers, money and names", () => {
  it("B-ROLE-07 are written as the locale does, money always in US dollars", () => {
    expect(en.number(12345.6)).toBe("12,345.6");
    expect(en.percent(0.125)).toBe("13%");
    expect(en.money(1042.6)).toBe("$1,042.60");
    expect(en.money(-4)).toBe("-$4.00");
    expect(tr.money(1042.6)).toBe("$1.042,60");
    expect(en.duration(75)).toBe("1:15");
  });

  it("call Türkiye by its own name (R-11, A-ENT-05)", () => {
    expect(en.country("TR")).toBe("Türkiye");
    expect(en.country("NO")).toBe("Norway");
    expect(en.language("tr")).toBe("Turkish");
  });
});
