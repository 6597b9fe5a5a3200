/** Files that share a page find it as the first one did: its address, its size, an empty storage and nothing rendered. */
import { beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

const shared = globalThis as { firstAddress?: string };
shared.firstAddress ??= location.href;

beforeAll(async () => {
  history.replaceState(null, "", shared.firstAddress);
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

// The library registers this hook itself, but only in the first file that loads it.
beforeEach(() => cleanup());
