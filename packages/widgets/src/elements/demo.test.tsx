import { fixtures } from "@callwright/sdk/fake";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../provider/index.js";
import { CallHistory } from "../widgets/call-history/index.js";
import { defineElement } from "./defineElement.js";
import { elementSpecs } from "./generated/elementSpecs.js";
import type { ElementSpec } from "./ElementSpec.js";

for (const [name, spec] of Object.entries(elementSpecs)) defineElement(`cw-${name}`, spec as ElementSpec<object>);

/** Who asks any server for anything is caught. */
const watch = () => {
  const send = vi.fn();
  vi.stubGlobal("fetch", send);
  return send;
};

afterEach(() => {
  document.querySelectorAll("[data-demo]").forEach((element) => element.remove());
  vi.unstubAllGlobals();
});

const shown: Record<keyof typeof elementSpecs, string> = {
  balance: "$84.20",
  "balance-card": "$84.20",
  "call-button": "In Progress",
  "call-center": "Halvorsen Interiør AS",
  "call-history": "Halvorsen Interiør AS",
  campaigns: "Spring collection, hotels",
  "live-calls": "Yes, speaking. What is it about?",
  "company-faq": "Do you send samples?",
  "company-members": "Elif",
  "company-settings": "Meridyen",
  "contact-activity": "Wants two sample sets",
  "contact-us": "Send",
  dashboard: "26",
  "do-not-call": "Asked by e-mail",
  numbers: "+90 212 555 01 20",
  plans: "Growth",
  "potential-customers": "Halvorsen Interiør AS",
  products: "Terry bath towels",
  usage: "Ashdown & Pryce",
};

/** All that can be read in an element, as text or in its fields. */
const readable = (element: Element) =>
  [
    element.shadowRoot?.textContent,
    ...[...(element.shadowRoot?.querySelectorAll("input, textarea") ?? [])].map((field) =>
      "value" in field ? String(field.value) : "",
    ),
  ].join(" ");

describe("the demo", () => {
  it.each(Object.entries(shown))("shows <cw-%s> with data, and asks nobody", async (name, text) => {
    const send = watch();
    const element = document.createElement(`cw-${name}`);
    element.setAttribute("mode", "demo");
    if (name === "call-button" || name === "contact-activity")
      element.setAttribute("phone-number", fixtures.phoneBook().contact?.phoneNumber ?? "");
    element.setAttribute("data-demo", "");
    const [loaded, failed] = [vi.fn(), vi.fn()];
    element.addEventListener("cw-loaded", loaded);
    element.addEventListener("cw-error", failed);
    document.body.append(element);
    await expect.poll(() => readable(element), { timeout: 10_000 }).toContain(text);
    await expect.poll(() => loaded.mock.calls).toHaveLength(1);
    expect(failed).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it("is there in React too, without any client", async () => {
    const send = watch();
    await render(
      <CallwrightProvider mode="demo">
        <CallHistory />
      </CallwrightProvider>,
    );
    await expect.element(page.getByText("Halvorsen Interiør AS").first()).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});
