import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { callHistoryElement, defineElement } from "./index.js";

const call = document.createElement("cw-call-history");

describe("who writes tags in TypeScript", () => {
  it("sees a widget with the attributes that JSX was given, before its code has come and after", async () => {
    const drawn = (level: 1 | 3, shortcuts: "true" | "false") => (
      <cw-call-history mode="demo" heading-level={level} shortcuts={shortcuts} accent="#0b5cad" class="calls" />
    );
    const { container, rerender } = await render(drawn(1, "true"));
    const element = container.querySelector("cw-call-history")!;
    defineElement("cw-call-history", callHistoryElement);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await rerender(drawn(3, "false"));
    await expect.element(page.getByRole("heading", { level: 3 })).toBeVisible();
    expect([element.headingLevel, element.shortcuts, element.accent]).toEqual([3, false, "#0b5cad"]);
  });

  it("is told of what does not exist", () => {
    const mistakes = [
      // @ts-expect-error There is no such attribute. (TypeScript lets pass what has a hyphen and is not known.)
      <cw-call-history key="name" acent="#0b5cad" />,
      // @ts-expect-error There is no such level.
      <cw-call-history key="level" heading-level={7} />,
      // @ts-expect-error An address is text.
      <cw-call-history key="address" session-url={7} />,
      // @ts-expect-error Only what comes back from paying has one.
      <cw-call-history key="other" deposit="completed" />,
      // @ts-expect-error There is no such element.
      <cw-cal-history key="tag" />,
    ];
    expect(mistakes).toHaveLength(5);
  });

  it("knows what an element can be asked, and what its events say", () => {
    const asks = () => document.querySelector("cw-call-center")?.callContact({ phoneBookId: "1" });
    // @ts-expect-error A call is opened by its id.
    const asksWrongly = () => call.openCall(7);
    const hearWrongly = ({ detail }: CustomEvent<{ name: string }>) => detail.name;
    // @ts-expect-error It says which call, not whose.
    const listenWrongly = () => call.addEventListener("cw-call-opened", hearWrongly);
    const heard: string[] = [];
    call.addEventListener("cw-call-opened", ({ detail }) => heard.push(detail.callId));
    call.dispatchEvent(new CustomEvent("cw-call-opened", { detail: { callId: "42" } }));
    expect(heard).toEqual(["42"]);
    expect([asks, asksWrongly, listenWrongly]).toHaveLength(3);
  });
});
