import { createFakeApi, type FakeHandlers, fixtures } from "@callwright/sdk/fake";
import { expect } from "vitest";
import { page } from "vitest/browser";

import { ClockContext } from "../../../lib/clock.js";
import { renderWidget, type RenderOptions } from "../../../testing/index.js";
import { PotentialCustomers, type PotentialCustomersProps } from "../index.js";
import { stillClock } from "../../../testing/stillClock.js";
import { customerHandlers } from "./DrawnPotentialCustomers.js";

// Helpers for the tests of potential customers, named by what a person does and sees.

export const draw = (
  props: PotentialCustomersProps = {},
  handlers: FakeHandlers = {},
  provider: Partial<RenderOptions> = {},
) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <PotentialCustomers {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...customerHandlers(), ...handlers }), ...provider },
  );
export const manager = () => customerHandlers({ profile: fixtures.managerProfile() });
export const row = (name: string | RegExp) => page.getByRole("row", { name });
export const button = (name: string | RegExp) => page.getByRole("button", { name });
export const select = (name: RegExp) => page.getByRole("checkbox", { name }).click();
export const chosen = () => page.getByRole("toolbar");
/** A filter. Further down, the header of the column may have a button with the same name. */
export const filter = (name: string) => page.getByRole("button", { name, exact: true }).first();
export const option = (name: string | RegExp) => page.getByRole("option", { name });
export const dialog = () => page.getByRole("dialog").last();
export const field = (name: string) => dialog().getByRole("textbox", { name, exact: true });
export const menu = async (name: RegExp, item: string) => {
  await row(name).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
export const edit = async (nth = 0, props: PotentialCustomersProps = {}) => {
  const openCustomerId = fixtures.idOf("customer", nth);
  const drawn = await draw({ ...props, initialView: { openCustomerId } });
  await expect.element(field("Name")).toBeVisible();
  return drawn;
};
