import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Tooltip } from "./Tooltip.js";
import { Tip, TooltipArea } from "./TooltipArea.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const alone = (name: string) => (
  <Tooltip content={`Of ${name}`}>
    <button type="button">{name}</button>
  </Tooltip>
);
const ofAnArea = (name: string) => (
  <TooltipArea>
    <Tip content={`Of ${name}`}>
      <button type="button">{name}</button>
    </Tip>
  </TooltipArea>
);
type Kind = (name: string) => ReactNode;

const kinds: readonly [string, Kind, Kind][] = [
  ["alone", alone, ofAnArea],
  ["of an area", ofAnArea, alone],
  ["of another area", ofAnArea, ofAnArea],
];

test.each(kinds)("a tooltip that is shown gives way to the next one, which is %s", async (_kind, next, before) => {
  await render(
    <>
      {before("what is focused")}
      <div id="between" style={{ height: 120 }} />
      {next("what is pointed at")}
    </>,
  );
  const tooltips = () => {
    vi.advanceTimersByTime(100);
    return page
      .getByRole("tooltip")
      .elements()
      .map(({ textContent }) => textContent);
  };
  await commands.mouse({ over: "#between" });
  page.getByRole("button", { name: "what is focused" }).element().focus({ focusVisible: true });
  await expect.poll(tooltips).toEqual(["Of what is focused"]);
  page.getByRole("button", { name: "what is pointed at" }).element().id = "next";
  await commands.mouse({ over: "#next" });
  await expect.poll(tooltips).toContain("Of what is pointed at");
  await expect.poll(tooltips).toEqual(["Of what is pointed at"]);
});
