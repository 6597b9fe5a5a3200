import { vi } from "vitest";

/** A new window as `window.open` returns it, without a page yet. */
export const emptyWindow = () => ({
  opener: window as Window | null,
  location: { href: "" },
  document: document.implementation.createHTMLDocument(),
  closed: false,
  close: vi.fn<() => void>(),
});
