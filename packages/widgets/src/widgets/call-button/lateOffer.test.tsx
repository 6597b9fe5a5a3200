import { createFakeApi } from "@callwright/sdk/fake";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { CallButton } from "./index.js";
import { numberHandlers, person, phoneNumber } from "./testing/DrawnCallButton.js";

const name = `Call ${person.contact?.name} ${person.contact?.surname}`;
const form = () => page.getByRole("dialog", { name, exact: true });

test("a press whose code cannot be had is not lost: the button says so beside it, and the next try opens the form", async () => {
  const api = createFakeApi(numberHandlers({}));
  await renderWidget(<CallButton phoneNumber={phoneNumber} />, { api });
  await expect.element(page.getByRole("button", { name, exact: true })).toBeVisible();
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await page.getByRole("button", { name, exact: true }).click();
  await expect.element(page.getByRole("group", { name }).getByText("You are offline")).toBeVisible();
  expect(api.requests("startCalls")).toEqual([]);

  network.mockReturnValue(true);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.element(form().getByRole("button", { name: "Call Now" })).toBeVisible();
  await expect.element(page.getByText("You are offline")).not.toBeInTheDocument();
});
