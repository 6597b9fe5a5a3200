import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { createTheme, type ThemeKnobs } from "../theme/index.js";
import { Button } from "../ui/button/index.js";
import { CallwrightProvider, type CallwrightProviderProps } from "./index.js";

const warn = vi.fn();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(warn));
afterEach(() => {
  vi.restoreAllMocks();
  warn.mockReset();
  document.documentElement.removeAttribute("style");
});

const draw = (props: Partial<CallwrightProviderProps>) =>
  render(
    <CallwrightProvider {...props}>
      <Button variant="primary">Save</Button>
    </CallwrightProvider>,
  );
const withTheme = (knobs: ThemeKnobs) => draw({ theme: createTheme(knobs) });
const fill = () => getComputedStyle(page.getByRole("button", { name: "Save" }).element()).backgroundColor;

describe("a host's accent", () => {
  test.each([
    ["blue", "rgb(0, 0, 255)"],
    ["rgb(13 110 253)", "rgb(13, 110, 253)"],
    ["hsl(216 98% 52%)", "rgb(13, 109, 253)"],
    ["oklch(0.5 0.2 260)", "rgb(5, 89, 210)"],
    ["color-mix(in srgb, #00f, #fff)", "rgb(128, 128, 255)"],
    ["#0d6efd80", "rgb(134, 182, 254)"],
  ])("may be any colour of CSS: %s", async (accent, shown) => {
    await withTheme({ accent });
    await expect.poll(fill).toBe(shown);
    expect(warn).not.toHaveBeenCalled();
  });

  test("follows a variable of the page, also when that changes", async () => {
    document.documentElement.style.setProperty("--brand", "#0d6efd");
    await withTheme({ accent: "var(--brand)" });
    await expect.poll(fill).toBe("rgb(13, 110, 253)");
    document.documentElement.style.setProperty("--brand", "#6d28d9");
    await expect.poll(fill).toBe("rgb(109, 40, 217)");
  });

  test.each(["bleu", "var(--there-is-none)", "12px"])(
    "that is none leaves ours, and the console says so once: %s",
    async (accent) => {
      await withTheme({ accent });
      await withTheme({ accent });
      await expect.poll(() => warn.mock.calls.length).toBe(1);
      expect(warn.mock.calls[0]?.[0]).toContain(accent);
      expect(page.getByRole("button", { name: "Save" }).elements()).toHaveLength(2);
    },
  );
});

describe("a host's locale", () => {
  const language = () => document.querySelector("[data-cw]")?.closest("[lang]")?.getAttribute("lang");

  test("may be written as other systems write it", async () => {
    await draw({ locale: "tr_TR" });
    await expect.element(page.getByRole("button", { name: "Save" })).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
    expect(language() ?? "tr-TR").toBe("tr-TR");
  });

  test("that is none leaves English, and the console says so once", async () => {
    await draw({ locale: "my language" });
    await expect.element(page.getByRole("button", { name: "Save" })).toBeVisible();
    expect(warn.mock.calls).toEqual([["Callwright: “my language” is not a locale such as “tr-TR”; English is used."]]);
  });
});

test("a scheme that is none is light", async () => {
  await draw({ scheme: "blue" as never });
  await expect.element(page.getByRole("button", { name: "Save" })).toBeVisible();
  expect(document.querySelector("[data-cw-scheme]")?.getAttribute("data-cw-scheme")).toBe("light");
});
