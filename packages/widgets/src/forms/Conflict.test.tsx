import { fixtures } from "@callwright/sdk/fake";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";

import { ClockContext } from "../lib/clock.js";
import { expectNoAxeViolations, renderWidget } from "../testing/index.js";
import { stillClock } from "../testing/stillClock.js";
import { Form, FormNotice, FormSelect, FormSubmit, FormSwitch, FormTextField, useForm } from "./index.js";

/** As the sdk throws it. */
const changedBy = (by: string | null, at: string) =>
  Object.assign(new Error("Changed."), { code: "PRECONDITION_FAILED", problem: { changed: { at, by } } });

const schema = z.object({ name: z.string(), website: z.string(), zone: z.nullable(z.string()), isQuiet: z.boolean() });
type Values = z.infer<typeof schema>;

const zones = [
  { id: "oslo", label: "Oslo time" },
  { id: "rome", label: "Rome time" },
];
const first: Values = { name: "Nordlys", website: "", zone: null, isQuiet: false };

/** A record that is saved only if its version matches, as on the server. */
function shared(values: Values = first) {
  const record = { state: { values, updatedAt: fixtures.minutesAgo(60) }, by: "Deniz Kaya" as string | null };
  return {
    record,
    /** Somebody else saves. */
    change: (change: Partial<Values>, at = fixtures.minutesAgo(2)) => {
      record.state = { values: { ...record.state.values, ...change }, updatedAt: at };
    },
    save: vi.fn(async (values: Values, basedOn: { updatedAt: string } | undefined) => {
      if (basedOn?.updatedAt !== record.state.updatedAt) throw changedBy(record.by, record.state.updatedAt);
      record.state = { values, updatedAt: fixtures.now };
      return record.state;
    }),
  };
}

function Editor({ of: { record, save } }: { of: ReturnType<typeof shared> }) {
  const [shown, show] = useState(record.state);
  const form = useForm(() => schema, {
    defaultValues: shown.values,
    record: { updatedAt: shown.updatedAt, readAgain: () => Promise.resolve(record.state) },
    onSubmit: save,
  });
  return (
    <>
      <Form form={form}>
        <FormTextField form={form} name="name" label="Name" />
        <FormTextField form={form} name="website" label="Website" />
        <FormSelect form={form} name="zone" label="Zone" emptyLabel="No zone" options={zones} />
        <FormSwitch form={form} name="isQuiet">
          Quiet
        </FormSwitch>
        <FormNotice form={form} />
        <FormSubmit form={form}>Save</FormSubmit>
      </Form>
      <p>{form.isDirty ? "Unsaved" : "Saved"}</p>
      <button onClick={() => show(record.state)}>A live event</button>
    </>
  );
}

const draw = (of: ReturnType<typeof shared>) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Editor of={of} />
    </ClockContext.Provider>,
  );

const name = () => page.getByRole("textbox", { name: "Name" });
const website = () => page.getByRole("textbox", { name: "Website" });
const save = () => page.getByRole("button", { name: "Save" });
const question = () => page.getByRole("group", { name: /changed/ });
const saved = () => expect.element(page.getByText("Saved", { exact: true })).toBeVisible();

async function write(text: string) {
  await name().click();
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}

describe("when somebody else saved in between", () => {
  test("one sees who and when, both versions, and keeps what was typed; and keeps it when that is the wish", async () => {
    const of = shared();
    await draw(of);
    await write("Nordlys Spa");
    of.change({ name: "Nordlys AS", website: "nordlys.no" });
    await save().click();
    await expect.element(question()).toHaveFocus();
    await expect.element(question()).toHaveAccessibleName("Deniz Kaya changed this · 2 min ago");
    await expect.element(question().getByText("Nordlys AS")).toBeVisible();
    await expect.element(question().getByText("Nordlys Spa")).toBeVisible();
    await expect.element(question().getByText("Also changed, and already in this form: Website")).toBeVisible();
    await expect.element(name()).toHaveValue("Nordlys Spa");
    await expect.element(website()).toHaveValue("nordlys.no");
    await expectNoAxeViolations(document.body);

    await userEvent.tab();
    await userEvent.keyboard("{Enter}"); // Keep mine
    await saved();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(save()).toHaveFocus();
    expect(of.record.state.values).toEqual({ ...first, name: "Nordlys Spa", website: "nordlys.no" });
  });

  test("theirs can be taken, and written on", async () => {
    const of = shared();
    await draw(of);
    await write("Nordlys Spa");
    of.change({ name: "Nordlys AS", zone: "rome", isQuiet: true });
    await save().click();
    await question().getByRole("button", { name: "Take theirs" }).click();
    await expect.element(name()).toHaveValue("Nordlys AS");
    await expect.element(name()).toHaveFocus();
    await saved();
    expect(of.save).toHaveBeenCalledOnce();
    await write("Nordlys AS, Oslo");
    await save().click();
    await saved();
    expect(of.record.state.values).toEqual({ name: "Nordlys AS, Oslo", website: "", zone: "rome", isQuiet: true });
  });

  test("nothing is saved before it is said whose counts, and it is asked again when they save once more", async () => {
    const of = shared();
    await draw(of);
    await write("Nordlys Spa");
    of.change({ name: "Nordlys AS" });
    await save().click();
    await expect.element(question()).toHaveFocus();
    await save().click();
    await expect.element(question()).toHaveFocus();
    expect(of.save).toHaveBeenCalledOnce();
    of.record.by = null;
    of.change({ name: "Nordlys Group" }, fixtures.minutesAgo(1));
    await question().getByRole("button", { name: "Keep mine" }).click();
    await expect.element(question()).toHaveAccessibleName("This was changed · 1 min ago");
    await expect.element(question().getByText("Nordlys Group")).toBeVisible();
    await expect.element(name()).toHaveValue("Nordlys Spa");
  });

  test("choices and switches are said in words", async () => {
    const of = shared();
    await draw(of);
    await page.getByRole("switch", { name: "Quiet" }).click({ force: true });
    await page.getByRole("button", { name: /Zone/ }).click();
    await page.getByRole("option", { name: "Oslo time" }).click();
    of.change({ zone: "rome" });
    await save().click();
    await expect.element(question().getByText("Rome time")).toBeVisible();
    await expect.element(question().getByText("Oslo time")).toBeVisible();
  });
});

describe("nobody is asked about nothing", () => {
  test("when what changed is nothing of this form, or what was typed as well", async () => {
    const of = shared();
    await draw(of);
    await write("Nordlys Spa");
    of.change({ name: "Nordlys Spa" });
    await save().click();
    await saved();
    expect(of.save).toHaveBeenCalledTimes(2);
    expect(of.record.state.updatedAt).toBe(fixtures.now);
  });

  test("after saving twice in a row", async () => {
    const of = shared();
    await draw(of);
    for (const text of ["Nordlys Spa", "Nordlys AS"]) {
      await write(text);
      await save().click();
      await saved();
    }
    expect(of.save).toHaveBeenCalledTimes(2);
    expect(of.record.state.values.name).toBe("Nordlys AS");
  });

  test("while nothing was written: the form shows what is there now", async () => {
    const of = shared();
    await draw(of);
    of.change({ name: "Nordlys AS" });
    await page.getByRole("button", { name: "A live event" }).click();
    await expect.element(name()).toHaveValue("Nordlys AS");
    await write("Nordlys Spa");
    await save().click();
    await saved();
    expect(of.save).toHaveBeenCalledOnce();
  });

  test("but what was written stays when something arrives meanwhile", async () => {
    const of = shared();
    await draw(of);
    await write("Nordlys Spa");
    of.change({ name: "Nordlys AS" });
    await page.getByRole("button", { name: "A live event" }).click();
    await expect.element(name()).toHaveValue("Nordlys Spa");
    await save().click();
    await expect.element(question()).toBeVisible();
  });
});
