import type { CurrentUser } from "@callwright/sdk/contract";

import { createFormats, withHourCycle } from "../../i18n/index.js";
import type { Option } from "../../ui/select/index.js";

/** The languages of the app. Each has its own name, so that people find theirs on a page they cannot read. */
export const languages: readonly Option[] = [
  { id: "en", label: "English" },
  { id: "tr", label: "Türkçe" },
];

/**
 * All time zones that the device knows, with their current offsets: `Europe / Istanbul`, `GMT+3`. The offsets of 400 zones
 * take a tenth of a second, so each is found when its list is opened, not when the settings are.
 */
export function zoneOptions(now: Date, locale: string): Option[] {
  return Intl.supportedValuesOf("timeZone").map((id) => {
    let offset: string | undefined;
    return {
      id,
      label: zoneLabel(id),
      get detail() {
        return (offset ??= offsetOf(id, now, locale));
      },
    };
  });
}

/** The label of a time zone: `Europe/Istanbul` → `Europe / Istanbul`. */
export function zoneLabel(id: string): string {
  return id.replaceAll("_", " ").replaceAll("/", " / ");
}

/** A time in the 12-hour or the 24-hour format, as an example. */
export function exampleTime(locale: string, hourCycle: NonNullable<CurrentUser["hourCycle"]>): string {
  return createFormats(withHourCycle(locale, hourCycle)).date("2026-01-01T16:30:00Z", "hour", "UTC");
}

/** The names of a device's browser and operating system from its user agent; each undefined if unknown. */
export function deviceOf(userAgent: string): { browser: string | undefined; system: string | undefined } {
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  return { browser: named(browsers), system: named(systems) };
}

// The order matters: most browsers also name others in their user agents.
const browsers = [
  ["Microsoft Edge", /\bEdg(A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/.*\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

function offsetOf(timeZone: string, now: Date, locale: string): string | undefined {
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(now)
    .find(({ type }) => type === "timeZoneName")?.value;
}
