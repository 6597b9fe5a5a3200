import { describe, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import * as z from "zod/mini";

import { renderWidget } from "../testing/index.js";
import type { Option } from "../ui/select/index.js";
import { FieldErrors, Form, FormNotice, FormSelect, FormSubmit, FormTextField, useForm } from "./index.js";

const schema = z.object({
  role: z.nullable(z.string()).check(z.refine((role) => role !== null, "Role is required")),
  title: z.string().check(z.minLength(1, "Title is required")),
  review: z.string(),
});
const roles: Option[] = [{ id: "SELLER", label: "Seller" }];

interface Written {
  role: string | null;
  title: string;
  review: string;
}

function NoteForm({ onSubmit, start }: { onSubmit: (values: Written) => Promise<unknown>; start?: Partial<Written> }) {
  const form = useForm(() => schema, { defaultValues: { role: null, title: "", review: "", ...start }, onSubmit });
  return (
    <>
      <Form form={form}>
        <FormSelect form={form} name="role" label="Role" options={roles} />
        <FormTextField form={form} name="title" label="Title" />
        <FormTextField form={form} name="review" label="Review" isOptional />
        <FormNotice form={form} />
      </Form>
      <p>{form.isDirty ? "Unsaved" : "Saved"}</p>
      <FormSubmit form={form}>Save</FormSubmit>
    </>
  );
}

const role = () => page.getByRole("button", { name: "Choose Role" });
const title = () => page.getByRole("textbox", { name: "Title" });
const save = () => page.getByRole("button", { name: "Save" });
const filled = { role: "SELLER", title: "Samples", review: "Send two sets" };

describe("a form says what is wrong when it helps", () => {
  test("not before anything was written", async () => {
    await renderWidget(<NoteForm onSubmit={vi.fn()} />);
    await title().click();
    await userEvent.tab();
    await userEvent.keyboard("Two sets");
    await userEvent.tab();
    await expect.element(save()).toHaveFocus();
    expect(page.getByText("Title is required").elements()).toEqual([]);
  });

  test("once a field that was written in is left, and no longer when it changes", async () => {
    await renderWidget(<NoteForm onSubmit={vi.fn()} />);
    await title().click();
    await userEvent.keyboard("S{Backspace}");
    await userEvent.tab();
    await expect.element(page.getByText("Title is required")).toBeVisible();
    await expect.element(title()).toHaveAttribute("aria-invalid", "true");
    await title().fill("S");
    await expect.element(page.getByText("Title is required")).not.toBeInTheDocument();
  });

  test("after the press that takes one out of a field, and where nothing has to move for it", async () => {
    await renderWidget(<NoteForm onSubmit={vi.fn()} />);
    await title().click();
    await userEvent.keyboard("S{Backspace}");
    const button = save().element();
    const place = button.getBoundingClientRect().top;
    let isSaidWhilePressed: boolean | undefined;
    button.addEventListener("click", () => (isSaidWhilePressed = document.body.textContent.includes("is required")));
    await commands.press("button[type='submit']", 120);
    await expect.element(page.getByText("Title is required")).toBeVisible();
    expect(isSaidWhilePressed).toBe(false);
    expect(button.getBoundingClientRect().top).toBe(place);
  });

  test("everywhere on sending, with the first wrong field in focus, be it a list", async () => {
    const onSubmit = vi.fn();
    await renderWidget(<NoteForm onSubmit={onSubmit} />);
    await save().click();
    await expect.element(page.getByText("Role is required")).toBeVisible();
    await expect.element(page.getByText("Title is required")).toBeVisible();
    await expect.element(role()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("where the server says it is, and then nowhere else", async () => {
    const onSubmit = vi.fn(() => Promise.reject(new FieldErrors({ title: "Already used" })));
    await renderWidget(<NoteForm onSubmit={onSubmit} start={filled} />);
    await title().click();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Already used")).toBeVisible();
    await expect.element(title()).toHaveFocus();
    expect(page.getByRole("alert").elements()).toEqual([]);
  });

  test("where the server says it is, also when focus goes from there to another wrong field", async () => {
    const refusal = new FieldErrors({ title: "Already used", review: "Too short" });
    await renderWidget(<NoteForm onSubmit={() => Promise.reject(refusal)} start={filled} />);
    await page.getByRole("textbox", { name: "Review" }).click();
    await userEvent.keyboard("{Enter}");
    await expect.element(title()).toHaveFocus();
    await expect.element(page.getByText("Too short")).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByText("Already used")).toBeVisible();
    await expect.element(page.getByText("Too short")).toBeVisible();
  });

  test("above the buttons when no field is to blame (A-ERR-06)", async () => {
    await renderWidget(<NoteForm onSubmit={() => Promise.reject(new Error("The line is down"))} start={filled} />);
    await save().click();
    await expect.element(page.getByRole("alert").getByText("The line is down")).toBeVisible();
    await expect.element(page.getByText("Something went wrong. Please try again later.")).toBeVisible();
  });
});

test("a failure below the fields that are seen is scrolled to", async () => {
  const refuse = () => Promise.reject(new Error("The line is down"));
  await renderWidget(
    <div style={{ blockSize: 120, overflow: "auto" }}>
      <NoteForm onSubmit={refuse} start={filled} />
    </div>,
  );
  await title().click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("The line is down")).toBeInViewport({ ratio: 1 });
});

test("a form is sent once, however often one presses", async () => {
  const onSubmit = vi.fn(() => new Promise(() => undefined));
  await renderWidget(<NoteForm onSubmit={onSubmit} start={filled} />);
  await title().click();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(save()).toHaveAttribute("aria-disabled", "true");
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filled, undefined);
});

test("what was sent counts as saved", async () => {
  await renderWidget(<NoteForm onSubmit={() => Promise.resolve()} start={filled} />);
  await title().fill("Samples and prices");
  await expect.element(page.getByText("Unsaved")).toBeVisible();
  await save().click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(title()).toHaveValue("Samples and prices");
});

test("who saved a text with spaces around it sees what was saved", async () => {
  function NameForm() {
    const form = useForm((z) => z.object({ title: z.string().check(z.trim()) }), {
      defaultValues: { title: "Anna" },
      onSubmit: () => Promise.resolve(),
    });
    return (
      <Form form={form}>
        <FormTextField form={form} name="title" label="Title" />
        <FormSubmit form={form}>Save</FormSubmit>
      </Form>
    );
  }
  await renderWidget(<NameForm />);
  await title().fill("  Deniz ");
  await save().click();
  await expect.element(title()).toHaveValue("Deniz");
});

test("who saves by keyboard stays on the button, which waits for the next change once it is left", async () => {
  function TitleForm() {
    const form = useForm(() => schema, { defaultValues: filled, onSubmit: () => Promise.resolve() });
    return (
      <Form form={form}>
        <FormTextField form={form} name="title" label="Title" />
        <FormSubmit form={form} needsChange>
          Save
        </FormSubmit>
        <p>{form.isDirty ? "Unsaved" : "Saved"}</p>
      </Form>
    );
  }
  await renderWidget(<TitleForm />);
  await expect.element(save()).toBeDisabled();
  await title().fill("Samples and prices");
  await expect.element(page.getByText("Unsaved")).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(save()).toHaveFocus();
  await expect.element(save()).toBeEnabled();
  await userEvent.tab({ shift: true });
  await expect.element(save()).toBeDisabled();
});
