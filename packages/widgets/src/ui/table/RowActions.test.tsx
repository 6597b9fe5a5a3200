import { useState } from "react";
import { expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import type { IconShape } from "../icon/index.js";
import { MessageSquareText, Phone, Play } from "../icon/generated/icons.js";
import { RowActions, type QuickAction } from "./RowActions.js";

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
