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
  const Part = onDemand(load, "none");
  Part.preload();
  await draw(Part);
  await expect.element(page.getByText("Hello Ingrid")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it("a part that cannot be fetched says so in place, and can be tried again", async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new Error("offline")));
  await draw(onDemand(load, "none"));
  await expect.element(page.getByRole("alert")).toBeVisible();
  load.mockResolvedValue(Greeting);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.element(page.getByText("Hello Ingrid")).toBeVisible();
});

it("a part that cannot be fetched goes on by itself when the network is back", async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new Error("offline")));
  await draw(onDemand(load, "none"));
  await expect.element(page.getByRole("alert")).toBeVisible();
  load.mockResolvedValue(Greeting);
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Hello Ingrid")).toBeVisible();
});

it("and goes on when the browser does not notice that the network is back", async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new Error("offline")));
  await draw(onDemand(load, "none"));
  await expect.element(page.getByRole("alert")).toBeVisible();
  load.mockResolvedValue(Greeting);
  await expect.element(page.getByText("Hello Ingrid")).toBeVisible();
});

it("says that the person is offline until the part is there, whatever the page draws when the network is back", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Part = onDemand(() => Promise.resolve(Greeting), "none");
  const drawn = (name: string) => (
    <CallwrightProvider>
      <Part name={name} />
    </CallwrightProvider>
  );
  const { rerender } = await render(drawn("Ingrid"));
  await expect.element(page.getByText("You are offline")).toBeVisible();
  network.mockReturnValue(true);
  await rerender(drawn("Saga"));
  await expect.element(page.getByText("You are offline")).toBeVisible();
  network.mockRestore();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Hello Saga")).toBeVisible();
});

it("no longer says that the person is offline when the network is back, but the server does not answer", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new Error("no answer")));
  await draw(onDemand(load, "none"));
  await expect.element(page.getByText("You are offline")).toBeVisible();
  network.mockRestore();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByText("You are offline")).not.toBeInTheDocument();
  load.mockResolvedValue(Greeting);
  await expect.element(page.getByText("Hello Ingrid")).toBeVisible();
});

it("a part that a newer release no longer has says so, and is not asked for in vain", async () => {
  const gone = new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/assets/Gone-1a2b3c.js`);
  vi.spyOn(window, "fetch").mockResolvedValue(new Response(null, { status: 404 }));
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(gone));
  await draw(onDemand(load, "none"));
  await expect.element(page.getByText("There is a new version")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Reload" })).toBeVisible();
  window.dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
