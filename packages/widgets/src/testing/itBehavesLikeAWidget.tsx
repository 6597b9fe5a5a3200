import type { FakeHandlers } from "@callwright/sdk/fake";
import type { ReactNode } from "react";
import { describe, expect, test, vi, type Mock } from "vitest";
import { page } from "vitest/browser";

import type { WidgetEvent } from "../provider/index.js";
import { inTurkish, watchForEnglish } from "./inTurkish.js";
import { renderWidget } from "./renderWidget.js";
import { whatIsPersonal } from "./whatIsPersonal.js";

const stories = import.meta.glob("../widgets/*/*.stories.tsx");

export interface WidgetUnderTest {
  /** As in its `data-widget`: `call-history`. */
  name: string;
  /** The widget with the given props and no callbacks. */
  draw: (props: { className?: string; messages?: Record<string, string> }) => ReactNode;
  /** Answers with which it is ready and shows something. */
  handlers: FakeHandlers;
  /** Text that is there once it is ready. */
  readyText: string;
  /** The catalogue's name, to override its title from the provider. */
  catalogue: string;
  /** The title's key in the catalogue; another text that is seen, where there is no title. @default "title" */
  titleKey?: string;
  /** Names in its data that are one of our words, too, and stay in English for readers of Turkish. */
  names?: readonly string[];
  /** Whether it reads anything before it is ready, and so can fail at it. @default true */
  readsAtStart?: boolean;
  /** Roles and names of what must not be there while nobody handles it. */
  hiddenWithoutHandler?: { role: "link" | "button"; name: string | RegExp }[];
}

/** What every widget promises, whatever it is for. */
export function itBehavesLikeAWidget({
  name,
  draw,
  handlers,
  readyText,
  catalogue,
  titleKey = "title",
  hiddenWithoutHandler = [],
  readsAtStart = true,
  names = [],
}: WidgetUnderTest) {
  const root = () => document.querySelector<HTMLElement>(`[data-widget="${name}"]`)!;
  const titled = (title: string) => ({ [titleKey]: title });
  const ready = () => expect.element(page.getByText(readyText).first()).toBeVisible();

  describe(`${name} behaves like a widget`, () => {
    test("it has stories, in which axe looks at it", () => {
      expect(Object.keys(stories).filter((file) => file.startsWith(`../widgets/${name}/`))).not.toEqual([]);
    });

    test("it stands the other way round for readers from right to left", async () => {
      await renderWidget(draw({}), { handlers, locale: "ar-EG" });
      await ready();
      expect(getComputedStyle(root()).direction).toBe("rtl");
      expect(overflowing(root())).toEqual([]);
    });

    test("its root carries the host's class and its own name, and no sign, field or cell grows by its padding", async () => {
      await renderWidget(draw({ className: "host-class" }), { handlers });
      await ready();
      expect(root().classList).toContain("host-class");
      expect(grown(root())).toEqual([]);
    });

    test("the provider's words win over its own, and its prop's over the provider's", async () => {
      await renderWidget(draw({}), { handlers, messages: { [catalogue]: titled("Said by the provider") } });
      await expect.element(page.getByText("Said by the provider").first()).toBeVisible();
      await renderWidget(draw({ messages: titled("Said by the prop") }), {
        handlers,
        messages: { [catalogue]: titled("Said by the provider") },
      });
      await expect.element(page.getByText("Said by the prop").first()).toBeVisible();
    });

    test("to readers of Turkish it says nothing in English, from its first moment", async () => {
      const englishSeen = await watchForEnglish(names);
      await renderWidget(draw({}), { handlers, locale: "tr-TR" });
      await expect.element(page.getByText(await inTurkish(readyText, catalogue)).first()).toBeVisible();
      expect(englishSeen()).toEqual([]);
      expect(overflowing(root())).toEqual([]);
    });

    test("it tells the host that it has loaded, and nothing personal", async () => {
      const onEvent = vi.fn<(event: WidgetEvent) => void>();
      await renderWidget(draw({}), { handlers, onEvent });
      await ready();
      await expect.poll(() => told(onEvent, "loaded")).toHaveLength(1);
      const [loaded] = told(onEvent, "loaded");
      expect(loaded).toMatchObject({ widget: name });
      expect(loaded?.detail).toHaveProperty("durationMs");
      expect(onEvent.mock.calls.flatMap(([event]) => whatIsPersonal(event))).toEqual([]);
    });

    test("what nobody handles is not offered", async () => {
      await renderWidget(draw({}), { handlers });
      await ready();
      for (const { role, name } of hiddenWithoutHandler) expect(page.getByRole(role, { name }).elements()).toEqual([]);
    });

    test("it leaves the host's own elements alone", async () => {
      const host = document.body.appendChild(document.createElement("section"));
      host.innerHTML =
        '<h1>Host</h1><button type="button">Host</button><table><tbody><tr><td>Host</td></tr></tbody></table>';
      const before = appearance(host);
      await renderWidget(draw({}), { handlers });
      await ready();
      expect(appearance(host)).toEqual(before);
      host.remove();
    });

    test.runIf(readsAtStart)("when it fails it says so, to the host too, and its neighbour lives on", async () => {
      const onEvent = vi.fn<(event: WidgetEvent) => void>();
      await renderWidget(
        <>
          {draw({})}
          <p>The neighbour</p>
        </>,
        { handlers: {}, onEvent },
      );
      await expect.element(page.getByRole("alert").first()).toBeVisible();
      await expect.element(page.getByText("The neighbour")).toBeVisible();
      const [failed] = told(onEvent, "error");
      expect(failed).toMatchObject({ widget: name, detail: { code: "NOT_IMPLEMENTED", status: 501 } });
      expect(failed?.detail).toHaveProperty("operation");
      expect(failed?.detail).toHaveProperty("durationMs");
      expect(told(onEvent, "loaded")).toEqual([]);
      expect(onEvent.mock.calls.flatMap(([event]) => whatIsPersonal(event))).toEqual([]);
    });
  });
}

type Listener = Mock<(event: WidgetEvent) => void>;

const told = (listener: Listener, type: WidgetEvent["type"]) =>
  listener.mock.calls.map(([event]) => event).filter((event) => event.type === type);

/** What is larger than it is said to be, by its padding or its border, and so cut by what is around it. A box of text may mean it. */
function grown(root: HTMLElement): string[] {
  return [...root.querySelectorAll("svg, input, button, span, td, th")]
    .filter((element) => {
      const { boxSizing, padding, borderWidth } = getComputedStyle(element);
      return boxSizing === "content-box" && (/[1-9]/.test(padding) || /[1-9]/.test(borderWidth));
    })
    .map((element) => element.outerHTML.slice(0, 200));
}

/** What sticks out of the widget at either side, unless something on its way there clips or scrolls it. */
function overflowing(root: HTMLElement): string[] {
  if (root.scrollWidth <= root.clientWidth) return [];
  const { left, right } = root.getBoundingClientRect();
  return [...root.querySelectorAll("*")]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    })
    .map((element) => element.outerHTML.slice(0, 200));
}

/** How the host's elements are drawn, property by property. That a dialog makes them inert is no style. */
function appearance(host: HTMLElement): Record<string, string>[] {
  return [host, ...host.querySelectorAll<HTMLElement>("*")].map((element) => {
    const style = getComputedStyle(element);
    const properties = Array.from(style).filter((property) => property !== "interactivity");
    return Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
  });
}
