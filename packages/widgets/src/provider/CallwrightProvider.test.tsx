import { enableShadowDOM } from "@react-stately/flags";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { defineMessages, useMessages } from "../i18n/index.js";
import { createTheme } from "../theme/index.js";
import { Select } from "../ui/select/index.js";
import { CallwrightProvider } from "./index.js";

afterEach(() => vi.restoreAllMocks());

const greeting = defineMessages("welcome", { title: "Hello" });

function Greeting() {
  return <p>{useMessages(greeting).title}</p>;
}

const roles = [{ id: "SELLER", label: "Seller" }];
const Role = () => <Select label="Role" options={roles} value={null} onChange={() => undefined} />;

const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);

describe("providers", () => {
  test("stand beside and inside each other, each with its own look, words and direction", async () => {
    await render(
      <>
        <CallwrightProvider theme={createTheme({ accent: "#0d6efd" })}>
          <Greeting />
          <CallwrightProvider scheme="dark" locale="ar-EG" messages={{ welcome: { title: "Salaam" } }}>
            <Greeting />
          </CallwrightProvider>
        </CallwrightProvider>
        <CallwrightProvider messages={{ welcome: { title: "Hei" } }}>
          <Greeting />
        </CallwrightProvider>
      </>,
    );
    const at = (text: string) => page.getByText(text).element();
    const [outer, inner, other] = [at("Hello"), at("Salaam"), at("Hei")];
    expect(variable(outer, "--cw-accent")).toBe("#0d6efd");
    expect(variable(inner, "--cw-accent")).toBe("#ff7a2a");
    expect(variable(other, "--cw-accent")).toBe("#ff6d1b");
    expect(getComputedStyle(inner).direction).toBe("rtl");
    expect(getComputedStyle(other).direction).toBe("ltr");
  });

  test("B-ROLE-08 speak English until another language is asked for", async () => {
    await render(
      <CallwrightProvider>
        <Role />
      </CallwrightProvider>,
    );
    const root = page.getByRole("button", { name: "Choose Role" }).element().closest("[data-cw]");
    expect(root?.getAttribute("lang")).toMatch(/^en\b/);
    expect(root?.getAttribute("dir")).toBe("ltr");
  });

  test("give overlays the theme they were opened in, outside of whatever clips the widget", async () => {
    await render(
      <div style={{ overflow: "hidden", height: 60, transform: "translate(0)" }}>
        <CallwrightProvider scheme="dark">
          <Role />
        </CallwrightProvider>
      </div>,
    );
    await page.getByRole("button").click();
    const option = page.getByRole("option", { name: "Seller" });
    await expect.element(option).toBeVisible();
    const overlay = option.element().closest("[data-cw]")!;
    expect(option.element().closest(":popover-open")).not.toBeNull();
    expect(variable(overlay, "--cw-surface")).toBe("#161513");
  });

  test("leave the page around them as it was", async () => {
    const before = getComputedStyle(document.documentElement).cssText;
    await render(
      <CallwrightProvider>
        <Greeting />
      </CallwrightProvider>,
    );
    expect(variable(document.documentElement, "--cw-accent")).toBe("");
    expect(getComputedStyle(document.documentElement).cssText).toBe(before);
  });
});

test("a widget in a shadow root keeps its styles and its overlays inside", async () => {
  enableShadowDOM();
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  const inside = () => shadow.appendChild(document.createElement("div"));
  const [styles, mount, overlays] = [inside(), inside(), inside()];
  const root = createRoot(mount);
  root.render(
    <CallwrightProvider styleTarget={styles} portalTarget={overlays}>
      <Role />
    </CallwrightProvider>,
  );
  await page.getByRole("button").click();
  await expect.element(page.getByRole("option", { name: "Seller" })).toBeVisible();
  expect(overlays.querySelector("[role=option]")).not.toBeNull();
  expect(shadow.adoptedStyleSheets).not.toHaveLength(0);
  expect(variable(overlays.firstElementChild!, "--cw-accent")).toBe("#ff6d1b");
  root.unmount();
  host.remove();
});

test("a host whose own colours cannot be read is told while developing", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await render(
    <CallwrightProvider theme={createTheme({ text: { light: "#bbbbbb" } })}>
      <Greeting />
    </CallwrightProvider>,
  );
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("text on surface"));
});
