import { expect, it } from "vitest";

const sources = import.meta.glob<string>(
  ["../../**/*.{ts,tsx}", "../../../../host-app/src/**/*.{ts,tsx}", "!**/*.{test,stories}.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);

/** Parts that are only displayed, or that nobody waits for while typing. */
const withoutKeys = [
  "ChosenBar",
  "BalanceHistory",
  "CompanyChoice",
  "CompanyCountry",
  "DepositNotices",
  "LiveTooltip",
  "LiveTooltipArea",
  "MistakeNotice",
  "Refetching",
  "SessionNotice",
  "StartedPaymentNotice",
  "TagTools",
  "Toasts",
  "Drawing",
  "RowPlayer",
  "ConnectionStrip",
  "GuidedTour",
  "HeaderNotifications",
  "WelcomeDialog",
  "WelcomePanel",
  "UserCalls",
  "Webhooks",
  "TestCallSection",
  "TestCallCourse",
  "Transcript",
  "LiveTranscript",
  "StepIn",
  "InTheCall",
  "CallReading",
  "HaltBanners",
  "FigureChips",
  "NumbersSection",
];

/** Every part that is loaded on demand, by its name, and which keys are meant for it while it loads. */
const parts = Object.entries(sources)
  .map(([path, source]) => ({ path, source: source.replace(/^\s*(\*|\/\/).*$/gm, "") }))
  .flatMap(({ path, source }) =>
    [
      ...source.matchAll(/const (\w+) = (?:onDemand|whenWanted|hostPart)\([\s\S]*?"(all|inPlace|none)",?\s*\);/g),
      ...source.matchAll(/const (\w+) = wantedPart\(/g),
    ].map(([, name, keys = "none"]) => ({ path, name, keys })),
  );

it("every part that comes on demand gets the keys that were meant for it, but for those that take none", () => {
  const without = parts.filter(({ keys }) => keys === "none").map(({ name }) => name);
  expect(parts.length).toBeGreaterThan(35);
  expect(new Set(without)).toEqual(new Set(withoutKeys));
});

it("nothing comes on demand by another way, which would lose keys", () => {
  const imports = Object.entries(sources).flatMap(([path, source]) =>
    [...source.replace(/^\s*(\*|\/\/).*$/gm, "").matchAll(/\blazy\(/g)].map(() => path),
  );
  expect(imports).toEqual([]);
});
