import type { CurrentUser } from "@callwright/sdk/contract";

import { createFormats, withHourCycle } from "../../i18n/index.js";
import type { Option } from "../../ui/select/index.js";

/** The languages of the app, each by its own name: who cannot read the page finds theirs. */
export const languages: readonly Option[] = [
  { id: "en", label: "English" },
  { id: "tr", label: "Türkçe" },
];

/** Every zone that this device knows, with what its clocks show now: `Istanbul`, `Europe`, `GMT+3`. */
export function zoneOptions(now: Date, locale: string): Option[] {
  return Intl.supportedValuesOf("timeZone").map((id) => ({
    id,
    label: zoneLabel(id),
    detail: offsetOf(id, now, locale),
  }));
}

/** A zone as people read it: `Europe/Istanbul` → `Europe / Istanbul`. */
export function zoneLabel(id: string): string {
  return id.replaceAll("_", " ").replaceAll("/", " / ");
}

/** What a clock of either kind shows, as an example. */
export function exampleTime(locale: string, hourCycle: NonNullable<CurrentUser["hourCycle"]>): string {
  return createFormats(withHourCycle(locale, hourCycle)).date("2026-01-01T16:30:00Z", "hour", "UTC");
}

/** What people call a device, from how its browser named itself; each undefined where it did not say. */
export function deviceOf(userAgent: string): { browser: string | undefined; system: string | undefined } {
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  return { browser: named(browsers), system: named(systems) };
}

// In this order: most name themselves after others, too.
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
