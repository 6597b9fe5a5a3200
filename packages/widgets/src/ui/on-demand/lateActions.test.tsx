import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { Button } from "../button/index.js";
import { useConfirm } from "../confirm/index.js";
import { lateActions } from "./index.js";

/** A page with an action whose code arrives when the test says so. */
async function drawLate() {
  const done = vi.fn();
  const useGreeting = ({ name }: { name: string }) => {
    const [count, setCount] = useState(0);
    return {
      greet: (loudly: boolean) => {
        setCount(count + 1);
        done(name, loudly, count);
        return `Hello ${name}`;
      },
    };
  };
  const load = vi.fn(() => Promise.resolve(useGreeting));
  const useLateGreeting = lateActions(load);
  const answers: unknown[] = [];
  function Page() {
    const [name, setName] = useState("Ingrid");
    const { part, run } = useLateGreeting({ name });
    const greet = async () => answers.push(await run((actions) => actions.greet(true)));
    return (
      <>
        {part}
        <Button onPress={() => void greet()}>Greet</Button>
        <Button onPress={() => setName("Astrid")}>Next</Button>
      </>
    );
  }
  await renderWidget(<Page />);
  const press = (name: string) => page.getByRole("button", { name }).click();
  return { done, load, answers, press };
}

it("what was pressed before the code was there is done when it is, once for each press", async () => {
  const { done, load, answers, press } = await drawLate();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const useGreeting = await load();
  load.mockClear();
  load.mockImplementation(async () => {
    await arrival;
    return useGreeting;
  });
  await press("Greet");
  await press("Greet");
  expect(done).not.toHaveBeenCalled();
  arrive();
  await expect.poll(() => answers).toEqual(["Hello Ingrid", "Hello Ingrid"]);
  expect(done).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledOnce();
});

it("what is done knows what the page says by then", async () => {
  const { done, press } = await drawLate();
  await press("Greet");
  await expect.poll(() => done).toHaveBeenLastCalledWith("Ingrid", true, 0);
  await press("Next");
  await press("Greet");
  await expect.poll(() => done).toHaveBeenLastCalledWith("Astrid", true, 1);
});

it("where the code cannot be had it is said, and the next press asks for it again", async () => {
  const { done, load, answers, press } = await drawLate();
  load.mockImplementationOnce(() => Promise.reject(new Error("offline")));
  await press("Greet");
  await expect.element(page.getByText("This could not be loaded")).toBeVisible();
  expect(answers).toEqual([undefined]);
  await press("Greet");
  await expect.poll(() => done).toHaveBeenCalledOnce();
});

it("keys that are pressed while the code of a question comes are meant for the question", async () => {
  const agreed = vi.fn();
  const useAsking = ({ confirm }: Pick<ReturnType<typeof useConfirm>, "confirm">) => ({
    ask: async () => {
      agreed(await confirm({ title: "Hang up?", body: "The call ends.", confirmLabel: "Hang up" }));
    },
  });
  const useLateAsking = lateActions(
    () =>
      new Promise<typeof useAsking>((resolve) => {
        setTimeout(() => resolve(useAsking), 1_000);
      }),
  );
  function Page() {
    const { confirm, dialog } = useConfirm();
    const { part, open } = useLateAsking({ confirm });
    return (
      <>
        <Button onPress={() => void open(({ ask }) => ask())}>End</Button>
        {part}
        {dialog}
      </>
    );
  }
  await renderWidget(<Page />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{Escape}");
  await expect.poll(() => agreed).toHaveBeenCalledExactlyOnceWith(false);
});
