import { useApi } from "@callwright/sdk/hooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { Button } from "../ui/button/index.js";
import { defineElement } from "./defineElement.js";

/** A widget in which somebody writes, and which reads something. */
function Notes() {
  const api = useApi();
  return (
    <section>
      <input aria-label="Note" />
      <Button onPress={() => void api.call("listCalls")}>Read</Button>
    </section>
  );
}

interface NotesElement extends HTMLElement {
  fetchSession?: () => Promise<string>;
}

defineElement("test-notes", { load: () => Promise.resolve({ Notes }) }, { apiBase: "https://calls.test" });

let element: NotesElement;
/** The tokens of the widget's own reads. */
let tokens: string[];

beforeEach(() => {
  tokens = [];
  vi.stubGlobal("fetch", async (given: Request | string, settings?: RequestInit) => {
    const { url, headers } = new Request(given, settings);
    if (!url.startsWith("https://calls.test")) return Response.json({ token: new URL(url, "https://crm.test").search });
    if (url.endsWith("/calls/history")) tokens.push(String(headers.get("authorization")));
    return Response.json({ items: [] });
  });
});
afterEach(() => {
  element.remove();
  vi.unstubAllGlobals();
});

async function add(given: { sessionUrl?: string; fetchSession?: () => Promise<string> }): Promise<void> {
  element = document.createElement("test-notes");
  Object.assign(element, given);
  document.body.append(element);
  await note.fill("half a sentence");
}

const note = page.getByLabelText("Note");
const read = () => page.getByRole("button", { name: "Read" }).click();

describe("when another person signs in to the page", () => {
  it("an element with another session-url begins anew: nothing of the former person stays", async () => {
    await add({ sessionUrl: "/session?user=ada" });
    await read();
    element.setAttribute("session-url", "/session?user=bob");
    await expect.element(note).toHaveValue("");
    await read();
    await expect.poll(() => tokens).toEqual(["Bearer ?user=ada", "Bearer ?user=bob"]);
  });
});

describe("a function that a framework writes anew at each drawing", () => {
  it("is still the same session: it is asked once, and what somebody writes stays", async () => {
    const asked = vi.fn(() => Promise.resolve("t"));
    await add({ fetchSession: () => asked() });
    await read();
    await expect.poll(() => tokens).toHaveLength(1);
    element.fetchSession = () => asked();
    await read();
    await expect.poll(() => tokens).toHaveLength(2);
    expect(asked).toHaveBeenCalledTimes(1);
    await expect.element(note).toHaveValue("half a sentence");
  });

  it("is taken when it comes after the element was drawn without one", async () => {
    await add({});
    element.fetchSession = () => Promise.resolve("t");
    await read();
    await expect.poll(() => tokens).toEqual(["Bearer t"]);
  });
});
