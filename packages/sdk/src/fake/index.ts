export { type FakeConditions, setFakeConditions } from "./conditions.js";
export { createFakeApi, type FakeApi } from "./createFakeApi.js";
export type { FakeContext, FakeHandlers, FakeRequest, FakeRoute } from "./createFakeServer.js";
export * as fixtures from "./fixtures/index.js";
export { changedMeanwhile, created, delay, empty, fail, file, never, offline, ok } from "./replies.js";
