import { NumberUnavailable, type NumberProvider } from "./port.ts";

/** For carriers whose numbers are bought at the carrier itself: there are none to buy here. */
export const noNumbers: NumberProvider = {
  name: "none",
  listCountries: () => Promise.resolve([]),
  listAvailable: () => Promise.resolve([]),
  order: ({ number }) => Promise.reject(new NumberUnavailable(`No numbers are sold: ${number}`)),
  release: () => Promise.resolve(false),
};
