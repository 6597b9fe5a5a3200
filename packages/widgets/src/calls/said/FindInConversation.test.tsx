import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { Transcript } from "../transcript/Transcript.js";
import { toTurns } from "../turns.model.js";

const turns = toTurns(
  ["May we send samples?", "Yes, send two samples.", "Where to?", "To Oslo. Samples of walnut, please."].map(
    (content, index) => ({ ...fixtures.conversation[index % 2]!, content, startSecond: index * 5 }),
  ),
);
const field = () => page.getByRole("searchbox", { name: "Find in conversation" });
const marks = () => [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
const foundTurn = () => document.querySelector("li[data-found]")?.textContent;

const draw = (said?: string, onKeyDown?: (key: string) => void) =>
  render(
    <CallwrightProvider>
      <div role="presentation" onKeyDown={({ key }) => onKeyDown?.(key)}>
        <Transcript turns={turns} contactName="Ingrid" language="en" playback={undefined} said={said} />
      </div>
    </CallwrightProvider>,
  );

describe("what somebody looks for in a conversation", () => {
  it("is marked wherever it was said, and how often is announced", async () => {
    await draw();
    await field().fill("sampl");
    await expect.element(page.getByRole("status")).toHaveTextContent("1 of 3");
    expect(marks()).toEqual(["sampl", "sampl", "Sampl"]);
    await field().fill("walnut oslo");
    await expect.element(page.getByRole("status")).toHaveTextContent("1 of 1");
    expect(marks()).toEqual(["Oslo", "walnut"]);
    await field().fill("hazelnut");
    await expect.element(page.getByRole("status")).toHaveTextContent("Not found");
    expect(marks()).toEqual([]);
  });

  it("is gone through with Enter and Shift+Enter, round at the ends, and with buttons", async () => {
    await draw();
    await field().fill("samples");
    await expect.poll(foundTurn).toContain("May we");
    await userEvent.keyboard("{Enter}");
    await expect.poll(foundTurn).toContain("two samples");
    await userEvent.keyboard("{Shift>}{Enter}{Enter}{/Shift}");
    await expect.poll(foundTurn).toContain("walnut");
    await page.getByRole("button", { name: "Next match" }).click();
    await expect.poll(foundTurn).toContain("May we");
    await page.getByRole("button", { name: "Previous match" }).click();
    await expect.poll(foundTurn).toContain("walnut");
  });

  it("is there at first where it led to the conversation, and Escape empties it before it closes anything", async () => {
    const onKeyDown = vi.fn();
    await draw("walnut", onKeyDown);
    await expect.poll(foundTurn).toContain("walnut");
    await field().click();
    await userEvent.keyboard("{Escape}");
    await expect.poll(marks).toEqual([]);
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onKeyDown).toHaveBeenCalledWith("Escape");
  });
});
