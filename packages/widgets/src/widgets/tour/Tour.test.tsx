import { createFakeApi, fixtures, ok } from "@callwright/sdk/fake";
import type { CurrentUser } from "@callwright/sdk/contract";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { holdKeys } from "../../lib/heldKeys.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { Tour, type TourEvent, type TourState } from "./index.js";

const bubble = () => page.getByRole("dialog", { name: "User guide" });
const says = (text: string) => expect.element(bubble().getByText(text)).toBeVisible();
const silent = () => () => undefined;

interface AppProps {
  firstStep: number;
  onState: (state: TourState) => void;
  subscribe: (listener: (event: TourEvent) => void) => () => void;
}

/** The parts of an app that the tour points at: two pages, and a dialog with a form. */
function App({ firstStep, onState, subscribe }: AppProps) {
  const [state, setState] = useState<TourState>({ isOpen: true, step: firstStep });
  const [at, setAt] = useState("");
  const [isCreating, setCreating] = useState(false);
  const title = at === "call-center" ? "Call Center" : "Potential Customers";
  return (
    <>
      {["potential-customers", "call-center"].map((name) => (
        <span key={name} data-tour={name}>
          <Button onPress={() => setAt(name)}>Go to {name}</Button>
        </span>
      ))}
      {at !== "" && (
        <div data-widget={at}>
          <WidgetHeader title={title} primary={{ id: "create", label: "Create", onAction: () => setCreating(true) }} />
        </div>
      )}
      <Modal isOpen={isCreating} onClose={() => setCreating(false)} title="Create">
        <form>
          <input aria-label="Name" />
          <div data-tour="first-contact">
            <input aria-label="Contact" />
          </div>
        </form>
      </Modal>
      <Tour
        state={state}
        onStateChange={(next) => {
          setState(next);
          onState(next);
        }}
        subscribe={subscribe}
      />
    </>
  );
}

/**
 * Renders the app with an open tour. Returns the state that the host keeps, and a function that sends events of
 * widgets.
 */
async function draw(firstStep = 1, profile: CurrentUser = fixtures.profile()) {
  const kept: { state: TourState } = { state: { isOpen: true, step: firstStep } };
  const listeners = new Set<(event: TourEvent) => void>();
  const subscribe = (listener: (event: TourEvent) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const api = createFakeApi({ getProfile: () => ok(profile) });
  const app = <App firstStep={firstStep} subscribe={subscribe} onState={(state) => (kept.state = state)} />;
  await renderWidget(app, { api });
  await expect.poll(() => api.requests("getProfile").length).toBeGreaterThan(0);
  return { kept, tell: (event: TourEvent) => listeners.forEach((listener) => listener(event)) };
}

const created = { widget: "potential-customers", type: "customerCreated" };

describe("the tour leads through the work, and goes on by what is done", () => {
  test("A-TOUR-01 A-TOUR-02 A-TOUR-03 A-TOUR-05 R-46 from the first page to the second's button", async () => {
    const { kept, tell } = await draw();
    await says("1 of 9");
    await page.getByRole("button", { name: "Go to potential-customers" }).click();
    await says("Click on the button to create a new potential customer.");
    await page.getByRole("button", { name: "Create" }).click();
    await says("3 of 9");
    // The bubble can be used above the open dialog, which stays open.
    await bubble().getByRole("button", { name: "Next" }).click();
    await says("4 of 9");
    await expect.element(page.getByRole("dialog", { name: "Create" })).toBeVisible();
    tell(created);
    await expect.poll(() => kept.state.step).toBe(5);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Go to call-center" }).click();
    await says("Click on the button to create a new call center.");
  });

  test("A-TOUR-05 by keyboard alone, also while a dialog keeps the focus", async () => {
    const { kept } = await draw(2);
    await page.getByRole("button", { name: "Go to potential-customers" }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await says("3 of 9");
    (page.getByRole("textbox", { name: "Name" }).element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(page.getByRole("textbox", { name: "Contact" })).toHaveFocus();
    await expect.poll(() => kept.state.step).toBe(4);
    await userEvent.tab();
    await expect.element(bubble().getByRole("button", { name: "Skip tour" })).toHaveFocus();
    for (const name of ["Back", "Next"]) {
      await userEvent.tab();
      await expect.element(bubble().getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
    for (const name of ["Next", "Back", "Skip tour"]) {
      await userEvent.tab({ shift: true });
      await expect.element(bubble().getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect.element(bubble()).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Create" })).toBeVisible();
  });

  test("A-TOUR-05 who begins with the contact has read about the form", async () => {
    const { kept } = await draw(2);
    await page.getByRole("button", { name: "Go to potential-customers" }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await says("3 of 9");
    await page.getByRole("textbox", { name: "Contact" }).click();
    await expect.poll(() => kept.state.step).toBe(4);
  });

  test("A-TOUR-01 step 10 is the end, and a message", async () => {
    const { kept, tell } = await draw(9);
    tell({ widget: "call-center", type: "callsStarted" });
    await expect.element(page.getByText("You know the way now. The user guide is always at the top.")).toBeVisible();
    expect(kept.state).toEqual({ isOpen: false, step: 10 });
    expect(bubble().elements()).toEqual([]);
  });

  test("R-43 a manager, who starts no calls, is done with the customer", async () => {
    const { kept, tell } = await draw(4, fixtures.managerProfile());
    await says("1 of 4");
    tell(created);
    await expect.poll(() => kept.state).toEqual({ isOpen: false, step: 10 });
  });

  test("A-TOUR-05 who only looks goes on by Next, which presses what is pointed at, and comes back by Back", async () => {
    const { kept } = await draw();
    const press = (name: string) => bubble().getByRole("button", { name }).click();
    await says("1 of 9");
    expect(bubble().getByRole("button", { name: "Back" }).elements()).toEqual([]);
    await press("Next");
    await says("2 of 9");
    await press("Next");
    await expect.element(page.getByRole("dialog", { name: "Create" })).toBeVisible();
    await says("3 of 9");
    await press("Next");
    await says("4 of 9");
    await press("Next");
    await says("5 of 9");
    await expect.element(page.getByRole("dialog", { name: "Create" })).not.toBeInTheDocument();
    await press("Next");
    await says("6 of 9");

    await press("Back");
    await says("5 of 9");
    await press("Next");
    await says("6 of 9");
    await press("Back");
    await press("Back");
    // The form of step 4 is on the other page, so the tour leads back to that page.
    await says("1 of 9");
    await press("Next");
    await says("2 of 9");
    expect(kept.state.isOpen).toBe(true);
  });

  test("A-TOUR-05 Back leaves the form that a step opened", async () => {
    await draw(2);
    await page.getByRole("button", { name: "Go to potential-customers" }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await says("3 of 9");
    await bubble().getByRole("button", { name: "Back" }).click();
    await says("2 of 9");
    await expect.element(page.getByRole("dialog", { name: "Create" })).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Create" }).click();
    await says("3 of 9");
  });

  test("A-TOUR-05 Back leaves what a step opened also while keys wait for something that is on its way", async () => {
    await draw(2);
    await page.getByRole("button", { name: "Go to potential-customers" }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await says("3 of 9");
    const hold = holdKeys();
    await bubble().getByRole("button", { name: "Back" }).click();
    await says("2 of 9");
    await expect.element(page.getByRole("dialog", { name: "Create" })).not.toBeInTheDocument();
    hold.drop();
  });

  test("R-43 a manager reaches the end by Next", async () => {
    const { kept } = await draw(1, fixtures.managerProfile());
    for (const step of [1, 2, 3]) {
      await says(`${step} of 4`);
      await bubble().getByRole("button", { name: "Next" }).click();
    }
    await says("4 of 4");
    await bubble().getByRole("button", { name: "Finish" }).click();
    await expect.element(page.getByText("You know the way now. The user guide is always at the top.")).toBeVisible();
    expect(kept.state).toEqual({ isOpen: false, step: 10 });
  });

  test("R-43 a manager who takes over somebody's tab begins at the beginning", async () => {
    await draw(7, fixtures.managerProfile());
    await expect.element(bubble().getByText("1 of 4")).toBeVisible();
  });

  test("A-TOUR-06 it can be left at any step, and that is kept", async () => {
    const { kept } = await draw();
    await bubble().getByRole("button", { name: "Skip tour" }).click();
    await expect.element(bubble()).not.toBeInTheDocument();
    expect(kept.state).toEqual({ isOpen: false, step: 1 });
  });
});

test("A-TOUR-05 on another page, or after a reload, it shows the way back", async () => {
  const { kept } = await draw(7);
  await says("Calls are prepared in the Call Center. Open it.");
  expect(kept.state.step).toBe(7);
});

itBehavesLikeAWidget({
  name: "tour",
  catalogue: "tour",
  draw: (props) => (
    <>
      <span data-tour="potential-customers">The way to the customers</span>
      <Tour state={{ isOpen: true, step: 1 }} onStateChange={() => undefined} subscribe={silent} {...props} />
    </>
  ),
  handlers: { getProfile: () => ok(fixtures.profile()) },
  readyText: "Skip tour",
  readsAtStart: false,
});
