import { fixtures } from "@callwright/sdk/fake";
import { beforeEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";

import { renderWidget } from "../testing/index.js";
import { Form, FormNotice, FormSubmit, FormTextField, useForm } from "./index.js";

/** A record that is saved only if its version matches, as on the server. */
const server = { values: { name: "Nordlys" }, updatedAt: fixtures.minutesAgo(60) };
/** What reading it again waits for. */
let reading: Promise<void> | undefined;

beforeEach(() => {
  Object.assign(server, { values: { name: "Nordlys" }, updatedAt: fixtures.minutesAgo(60) });
  reading = undefined;
});

const save = async (values: { name: string }, basedOn: { updatedAt: string } | undefined) => {
  if (basedOn?.updatedAt !== server.updatedAt)
    throw Object.assign(new Error("Changed."), {
      code: "PRECONDITION_FAILED",
      problem: { changed: { at: server.updatedAt, by: "Deniz Kaya" } },
    });
  server.values = values;
  server.updatedAt = fixtures.minutesAgo(30);
  return { ...server };
};

async function readAgain() {
  await reading;
  return { ...server };
}

function Editor() {
  const form = useForm((z) => z.object({ name: z.string().check(z.trim()) }), {
    defaultValues: { name: "Nordlys" },
    record: { updatedAt: fixtures.minutesAgo(60), readAgain },
    onSubmit: save,
  });
  return (
    <>
      <Form form={form}>
        <FormTextField form={form} name="name" label="Name" />
        <FormNotice form={form} />
        <FormSubmit form={form}>Save</FormSubmit>
      </Form>
      <p>{form.isDirty ? "Unsaved" : "Saved"}</p>
    </>
  );
}

const name = () => page.getByRole("textbox", { name: "Name" });
const send = () => page.getByRole("button", { name: "Save" }).click();
const question = () => page.getByRole("group", { name: /changed/ });

test("a conflict whose question cannot be had overwrites nobody: the form says so, and asks when it is sent again", async () => {
  await renderWidget(<Editor />);
  await name().fill("Nordlys Spa");
  await send();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();

  Object.assign(server, { values: { name: "Nordlys AS" }, updatedAt: fixtures.minutesAgo(2) });
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await name().fill("Nordlys Spa AS");
  await send();
  await expect.element(page.getByText("You are offline")).toBeVisible();
  await expect.element(name()).toHaveValue("Nordlys Spa AS");
  expect(server.values).toEqual({ name: "Nordlys AS" });

  network.mockReturnValue(true);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.element(question()).toHaveFocus();
  await expect.element(question().getByText("Nordlys AS")).toBeVisible();
  await expect.element(page.getByText("You are offline")).not.toBeInTheDocument();
  expect(server.values).toEqual({ name: "Nordlys AS" });
  await question().getByRole("button", { name: "Keep mine" }).click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(server.values).toEqual({ name: "Nordlys Spa AS" });
});

test("who types what the other person saved, while the form is about to ask, is not asked about no difference", async () => {
  await renderWidget(<Editor />);
  Object.assign(server, { values: { name: "Nordlys AS" }, updatedAt: fixtures.minutesAgo(2) });
  const { promise, resolve } = held();
  reading = promise;
  await name().fill("Nordlys Spa");
  await send();
  await commands.mouse({ over: "p" }, "down");
  resolve();
  // Its press holds the question back.
  await name().fill("Nordlys AS");
  await commands.mouse("up");
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(question().elements()).toEqual([]);
  await name().fill("Nordlys AS Spa");
  await send();
  await expect.poll(() => server.values).toEqual({ name: "Nordlys AS Spa" });
});

test("who saved a text with spaces around it is not asked about it when somebody has changed something else", async () => {
  await renderWidget(<Editor />);
  await name().fill(" Nordlys Spa ");
  await send();
  await expect.poll(() => server.values).toEqual({ name: "Nordlys Spa" });
  server.updatedAt = fixtures.minutesAgo(2);
  await name().fill("Nordlys Spa AS");
  await send();
  await expect.poll(() => server.values).toEqual({ name: "Nordlys Spa AS" });
  expect(question().elements()).toEqual([]);
});

function held() {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
