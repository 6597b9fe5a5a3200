export { type FakeConditions, setFakeConditions } from "./conditions.js";
export {
  createFakeApi,
  type FakeApi,
  type FakeContext,
  type FakeHandlers,
  type FakeRequest,
  type FakeRoute,
} from "./createFakeApi.js";
export * as fixtures from "./fixtures/index.js";
export { changedMeanwhile, created, delay, empty, fail, file, never, offline, ok } from "./replies.js";
