import { createFakeApi, fixtures, ok } from "@callwright/sdk/fake";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../../lib/clock.js";
import { renderWidget } from "../../../testing/index.js";
import { CallHistory, type CallHistoryView } from "../index.js";
import { stillClock } from "../../../testing/stillClock.js";
import { callHistoryHandlers } from "../testing/DrawnCallHistory.js";

const norway = fixtures.countries().find(({ iso2 }) => iso2 === "NO")!;
const week = { dialledFrom: "2026-11-11T21:00:00.000Z", dialledTo: "2026-11-18T21:00:00.000Z" };

async function draw(initialView: Partial<CallHistoryView>) {
  const onViewChange = vi.fn();
  const api = createFakeApi({
    ...callHistoryHandlers(),
    listCountries: () => ok(fixtures.page(fixtures.countries())),
  });
  await renderWidget(
    <ClockContext.Provider value={stillClock}>
      <CallHistory initialView={initialView} onViewChange={onViewChange} />
    </ClockContext.Provider>,
    { api },
  );
  const asked = () => api.requests("listCalls").at(-1)?.input.query;
  return { asked, onViewChange };
}

const chip = (name: string | RegExp) => page.getByRole("button", { name });

test("who comes from a figure reads which calls these are, and the server is asked for exactly them", async () => {
  const { asked } = await draw({ ...week, countryIds: [norway.id], answerers: ["PERSON"], dialledHours: ["9"] });
  await expect.element(chip(/^Dialled.*Nov 12, 2026.*Nov 18, 2026/)).toBeVisible();
  await expect.element(chip(/^Country.*Norway/)).toBeVisible();
  await expect.element(chip(/^Answered by.*A person/)).toBeVisible();
  await expect.element(chip(/^Hour.*9:00/)).toBeVisible();
  expect(asked()).toMatchObject({ ...week, countryIds: [norway.id], answerers: ["PERSON"], dialledHours: [9] });
});

test("each part is taken back alone by keyboard, and the keys go on in the search", async () => {
  const { asked, onViewChange } = await draw({ ...week, objections: ["PRICE"], isCallbackDue: true });
  await expect.element(chip(/^Objection.*Price/)).toBeVisible();
  await expect.element(chip(/^Callback.*Due now/)).toBeVisible();
  for (const name of ["Objection", "Dialled", "Callback"]) {
    const clear = chip(`Clear ${name} filter`);
    (clear.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(clear).not.toBeInTheDocument();
    await expect.element(page.getByRole("searchbox")).toHaveFocus();
  }
  expect(onViewChange).toHaveBeenLastCalledWith({});
  await expect.poll(asked).toEqual({ page: 0, perPage: 10, sortBy: "-createdAt" });
});

test("a list that came from no figure has none of these chips, and reads no countries", async () => {
  await draw({});
  await expect.element(page.getByRole("row", { name: /Halvorsen/ }).first()).toBeVisible();
  expect(chip(/^Dialled/).elements()).toEqual([]);
});

test("what makes no sense in an address is not asked for", async () => {
  const { asked } = await draw({ dialledFrom: "yesterday", dialledHours: ["9", "25"] });
  await expect.element(chip(/^Hour/)).toBeVisible();
  expect(asked()).toEqual({ page: 0, perPage: 10, sortBy: "-createdAt", dialledHours: [9] });
});
