import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { onDemand } from "./index.js";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const draw = (Part: ReturnType<typeof onDemand<{ name: string }>>) =>
  render(
    <CallwrightProvider>
      <Part name="Ingrid" fallback={<p>One moment</p>} />
    </CallwrightProvider>,
  );

it("a part that is not there yet is waited for, and fetched once", async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = onDemand(load);
  Part.preload();
  await draw(Part);
  await expect.element(page.getByText("Hello Ingrid")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it("a part that cannot be fetched says so in place, and can be tried again", async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new Error("offline")));
  await draw(onDemand(load));
  await expect.element(page.getByRole("alert")).toBeVisible();
  load.mockResolvedValue(Greeting);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.element(page.getByText("Hello Ingrid")).toBeVisible();
});
