import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { mistakes } from "../lib/mistakes.js";
import { createTheme } from "../theme/index.js";
import { callHistoryElement, defineElement } from "./index.js";
import { tellMistake } from "./tellMistake.js";
import { nearest, tellUnknown } from "./unknownElements.js";

defineElement("cw-call-history", callHistoryElement, { apiBase: "https://calls.test" });

let frame: HTMLElement;
let heard: { code: string; status: number }[];
const hear = (event: Event) => heard.push((event as CustomEvent<{ code: string; status: number }>).detail);

beforeEach(() => {
  heard = [];
  frame = document.body.appendChild(document.createElement("main"));
  frame.addEventListener("cw-error", hear);
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  frame.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const lines = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));

/** A partner's page whose session endpoint and our server answer so. */
function answering(session: Response, ours: () => Response = () => Response.json({}, { status: 500 })) {
  vi.stubGlobal("fetch", async (address: string) => (address.startsWith("https://calls.test") ? ours() : session));
}

describe("whoever embeds a widget learns what is wrong", () => {
  it.each<[code: string, status: number, attributes: string, session: () => Response, says: RegExp]>([
    ["SESSION_URL_MISSING", 0, "", () => new Response(), /neither the attribute session-url/],
    [
      "SESSION_ENDPOINT_FAILED",
      500,
      'session-url="/a?user=ada"',
      () => new Response("", { status: 500 }),
      /answered 500/,
    ],
    ["SESSION_ANSWER_INVALID", 0, 'session-url="/b"', () => Response.json({ jwt: "t" }), /answered without a token/],
    [
      "ORIGIN_NOT_ALLOWED",
      403,
      'session-url="/c"',
      () =>
        Response.json(
          {
            code: "ORIGIN_NOT_ALLOWED",
            message: "The API key does not allow pages of https://a.test, but of https://b.test.",
          },
          { status: 403 },
        ),
      /not allow pages of https:\/\/a\.test, but of https:\/\/b\.test/,
    ],
    [
      "KEY_REVOKED",
      401,
      'session-url="/d"',
      () => Response.json({ code: "KEY_REVOKED", message: "The API key was revoked." }, { status: 401 }),
      /The API key was revoked\./,
    ],
  ])(
    "%s: in the event by its code, in the console with what to do, in the widget with debug",
    async (code, status, attributes, session, says) => {
      answering(session());
      frame.innerHTML = `<cw-call-history ${attributes} debug></cw-call-history>`;
      await expect.element(page.getByText(code, { exact: true })).toBeVisible();
      expect(heard).toContainEqual(expect.objectContaining({ code, status }));
      const [line, ...more] = lines().filter((text) => text.includes(code));
      expect(line).toMatch(says);
      expect(line).toContain(mistakes[code as keyof typeof mistakes]);
      expect(line).toContain(`https://calls.test/embed/help.html#${code}`);
      expect(`${line}${JSON.stringify(heard)}`).not.toContain("ada");
      expect(more).toEqual([]);
      await expect
        .element(page.getByRole("link", { name: "Help" }))
        .toHaveAttribute("href", `https://calls.test/embed/help.html#${code}`);
    },
  );

  it("WIDGET_NOT_ALLOWED: which widget, where the session is for others", async () => {
    answering(Response.json({ token: "t-narrow" }), () =>
      Response.json({ code: "OUT_OF_SCOPE", message: "This session does not allow listCalls." }, { status: 403 }),
    );
    frame.innerHTML = '<cw-call-history session-url="/narrow"></cw-call-history>';
    await expect.poll(() => heard.map(({ code }) => code)).toContain("WIDGET_NOT_ALLOWED");
    await expect.poll(lines).toContainEqual(expect.stringMatching(/call-history: WIDGET_NOT_ALLOWED/));
    await expect.element(page.getByText("WIDGET_NOT_ALLOWED")).not.toBeInTheDocument();
  });

  it("a session endpoint that answers 401 means that nobody is signed in, which is no mistake", async () => {
    answering(new Response("", { status: 401 }));
    const onExpired = vi.fn();
    frame.addEventListener("cw-session-expired", onExpired);
    frame.innerHTML = '<cw-call-history session-url="/signed-out"></cw-call-history>';
    await expect.element(page.getByText("Your session has ended.")).toBeVisible();
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it("UNKNOWN_ELEMENT: once for each, and which was meant", () => {
    frame.innerHTML = "<cw-cal-history></cw-cal-history><cw-xyz></cw-xyz><other-thing></other-thing>";
    tellUnknown(tellMistake, ["call-history", "plans"], "https://calls.test");
    tellUnknown(tellMistake, ["call-history", "plans"], "https://calls.test");
    expect(heard.map(({ code }) => code)).toEqual(["UNKNOWN_ELEMENT", "UNKNOWN_ELEMENT"]);
    expect(lines()[0]).toMatch(/<cw-cal-history>: UNKNOWN_ELEMENT\. Did you mean <cw-call-history>\?/);
    expect(lines()[1]).toMatch(/<cw-xyz>: UNKNOWN_ELEMENT\. Callwright's elements are cw-call-history, cw-plans/);
  });

  it.each([
    ["cw-callcenter", "cw-call-center"],
    ["cw-potential-customer", "cw-potential-customers"],
    ["cw-faq", undefined],
  ])("%s was probably meant to be %s", (tag, meant) => {
    expect(nearest(tag, ["cw-call-center", "cw-call-history", "cw-potential-customers"])).toBe(meant);
  });
});

it("a fault of ours outside of the widget stays in the element's box, says so, and can be got over", async () => {
  const element = document.createElement("cw-call-history");
  let isBroken = true;
  element.mode = "demo";
  const theme = createTheme({});
  element.theme = new Proxy(theme, {
    get(_, name) {
      if (isBroken) throw new Error("A theme that breaks.");
      return Reflect.get(theme, name) as unknown;
    },
  });
  frame.append(element);
  const again = page.getByRole("button", { name: "Try Again" });
  await expect.element(again).toBeVisible();
  expect(heard).toEqual([{ code: "WIDGET_BROKE", status: 0 }]);
  isBroken = false;
  await again.click();
  await expect.element(page.getByRole("heading", { name: "My Calls" }).first()).toBeVisible();
});

describe("code that cannot be had", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  const untilGivenUp = () => vi.advanceTimersByTimeAsync(4000);

  it("is asked for again, and what was asked of the element is done then", async () => {
    const load = vi.fn(callHistoryElement.load).mockRejectedValueOnce(new Error("503"));
    defineElement("test-late", { ...callHistoryElement, load });
    frame.innerHTML = '<test-late mode="demo"></test-late>';
    await untilGivenUp();
    vi.useRealTimers();
    await expect.element(page.getByRole("heading", { name: "My Calls" }).first()).toBeVisible();
    expect([load.mock.calls.length, heard]).toEqual([2, []]);
  });

  it.each<[when: string, again: () => void]>([
    ["the browser is online again", () => dispatchEvent(new Event("online"))],
    ["the element is put into the page again", () => frame.append(frame.firstElementChild!)],
  ])("is told of in the end, commands reject, and it is asked for again when %s", async (when, again) => {
    vi.spyOn(globalThis, "reportError").mockReturnValue(undefined);
    const load = vi.fn(callHistoryElement.load);
    for (let nth = 0; nth < 3; nth += 1) load.mockRejectedValueOnce(new Error("503"));
    const tag = `test-gone-${when.length}` as const;
    defineElement(tag, { ...callHistoryElement, load });
    frame.innerHTML = `<${tag} mode="demo"></${tag}>`;
    const refreshed = (frame.firstElementChild as unknown as { refresh: () => Promise<void> }).refresh().catch(String);
    await untilGivenUp();
    expect(await refreshed).toBe("Error: 503");
    expect(heard).toEqual([{ code: "CODE_NOT_LOADED", status: 0 }]);
    vi.useRealTimers();
    again();
    await expect.element(page.getByRole("heading", { name: "My Calls" }).first()).toBeVisible();
  });
});
