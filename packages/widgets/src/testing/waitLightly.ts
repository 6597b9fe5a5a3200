import { configure, getConfig } from "storybook/test";

/**
 * What a story or a test waits for may take ten seconds, because code that is loaded on demand takes longer on a busy
 * machine. Only the last error prints the page: a query that waits throws one at each change, and printing them all takes
 * longer than the queries.
 */
export function waitLightly() {
  configure(({ getElementError }) => ({
    asyncUtilTimeout: 10_000,
    getElementError(message, container) {
      const isWaiting = (getConfig() as Waiting)["_disableExpensiveErrorDiagnostics"];
      if (!isWaiting) return getElementError(message, container);
      return Object.assign(new Error(message ?? undefined), { name: "TestingLibraryElementError" });
    },
  }));
}

/** Set while a query is tried that will be tried again. */
interface Waiting {
  _disableExpensiveErrorDiagnostics?: boolean;
}
