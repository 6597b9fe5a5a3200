import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";

import { whenWanted } from "../../lib/whenWanted.js";
import { renderWidget } from "../../testing/index.js";
import type { IconShape } from "../icon/index.js";
import { MessageSquareText, Phone, Play } from "../icon/generated/icons.js";
import { Menu } from "../menu/index.js";
import { RowActions, type QuickAction, type RowMenuPlace } from "./RowActions.js";

/** A row whose actions change when something changes elsewhere. */
async function drawChanging(before: QuickAction[], after: QuickAction[]) {
  let change: () => void = vi.fn();
  function Row() {
    const [quick, setQuick] = useState(before);
    change = () => setQuick(after);
    return <RowActions rowName="Ingrid Halvorsen" quick={quick} />;
  }
  await renderWidget(<Row />);
  return () => change();
}

const action = (id: string, label: string, icon: IconShape) => ({ id, label, icon, onAction: vi.fn() });

test("what is pressed is done, also when another action comes beside it meanwhile", async () => {
  const [play, read] = [action("play", "Play", Play), action("conversation", "Conversation", MessageSquareText)];
  const change = await drawChanging([read], [play, read]);
  await commands.mouse({ over: "[data-action='conversation']" }, "down");
  change();
  await expect.element(page.getByRole("button", { name: "Play" })).toBeVisible();
  await commands.mouse("up");
  expect(play.onAction).not.toHaveBeenCalled();
  expect(read.onAction).toHaveBeenCalledOnce();
});

test("nothing else is done when what is pressed is not possible any more", async () => {
  const [now, again] = [action("callNow", "Call Now", Phone), action("callAgain", "Call again", Phone)];
  const change = await drawChanging([now], [again]);
  await commands.mouse({ over: "[data-action='callNow']" }, "down");
  change();
  await expect.element(page.getByRole("button", { name: "Call again" })).toBeVisible();
  await commands.mouse("up");
  expect(again.onAction).not.toHaveBeenCalled();
  expect(now.onAction).not.toHaveBeenCalled();
});

describe("a menu whose actions come late", () => {
  const onDelete = vi.fn();
  const RowMenu = (place: RowMenuPlace) => (
    <Menu
      {...place}
      items={[
        { id: "open", label: "Open", onAction: vi.fn() },
        { id: "delete", label: "Delete", onAction: onDelete },
      ]}
    />
  );
  const drawRow = async (load: () => Promise<typeof RowMenu>) => {
    onDelete.mockClear();
    const LateMenu = whenWanted(load, "all");
    await renderWidget(<RowActions rowName="Ingrid Halvorsen" menu={(place) => <LateMenu isWanted {...place} />} />);
  };
  const afterMs = (ms: number) =>
    new Promise<typeof RowMenu>((resolve) => {
      setTimeout(() => resolve(RowMenu), ms);
    });

  test("gets the keys that were pressed in the second before", async () => {
    await drawRow(() => afterMs(1_000));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect.poll(() => onDelete).toHaveBeenCalledOnce();
  });

  test("opens by the first click, also where the code can only be had at the second try", async () => {
    const load = vi.fn(() => afterMs(0)).mockRejectedValueOnce(new Error("offline"));
    await drawRow(load);
    await page.getByRole("button", { name: /^More for/ }).click();
    await expect.element(page.getByRole("menuitem", { name: "Delete" }), { timeout: 5_000 }).toBeVisible();
  });
});
