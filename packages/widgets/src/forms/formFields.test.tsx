import { describe, expect, it, vi } from "vitest";

import { createFormFields } from "./formFields.js";

const saved = { title: "Samples", products: [{ id: "1", name: "Boots" }] };

function fields() {
  return createFormFields(saved, (z) =>
    z.object({
      title: z.string().check(z.minLength(1, "Title is required")),
      products: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  );
}

describe("a form's fields", () => {
  it("can be written in before what checks them is there, and keep it when that comes", async () => {
    const form = fields();
    form.set("title", "More samples");
    const checked = form.check("title");
    form.set("products", []);
    const written = { values: { title: "More samples", products: [] }, errors: {}, isDirty: true };
    expect(form.now()).toEqual(written);
    await checked;
    expect(form.now()).toEqual(written);
    form.set("products", saved.products);
    form.set("title", "Samples");
    expect(form.now().isDirty).toBe(false);
  });

  it("are as they were once the change is taken back", () => {
    const form = fields();
    form.set("products", [...saved.products, { id: "2", name: "Hats" }]);
    expect(form.now().isDirty).toBe(true);
    form.set("products", [...saved.products]);
    expect(form.now().isDirty).toBe(false);
  });

  it.each(["before", "after"])("begin anew from what was saved, %s their first check", async (when) => {
    const form = fields();
    if (when === "after") await form.check("title");
    form.set("title", "Hats");
    form.reset({ ...saved, title: "Boots" });
    expect(form.now()).toMatchObject({ values: { title: "Boots" }, isDirty: false });
    form.set("title", "Hats");
    form.reset();
    expect(form.now()).toMatchObject({ values: { title: "Boots" }, isDirty: false });
    form.set("title", "");
    await form.check("title");
    form.reset();
    expect(form.now()).toMatchObject({ values: { title: "Boots" }, errors: {}, isDirty: false });
  });

  it("are sent when they are right, and say what is wrong when they are not", async () => {
    const form = fields();
    const onValid = vi.fn(async () => undefined);
    form.set("title", "");
    await form.send(onValid);
    expect(onValid).not.toHaveBeenCalled();
    expect(form.now().errors["title"]?.message).toBe("Title is required");
    form.set("title", "Hats");
    form.forgive("title");
    expect(form.now().errors).toEqual({});
    await form.send(onValid);
    expect(onValid.mock.calls[0]).toEqual([{ ...saved, title: "Hats" }, undefined]);
  });

  it("tell who draws them of every change", async () => {
    const form = fields();
    const listener = vi.fn();
    const stop = form.subscribe(listener);
    form.set("title", "Hats");
    expect(listener).toHaveBeenCalledTimes(1);
    await form.check("title");
    listener.mockClear();
    form.set("title", "Boots");
    expect(listener).toHaveBeenCalled();
    form.refuse("title", { type: "server", message: "It is taken" });
    expect(form.now().errors["title"]).toMatchObject({ type: "server", message: "It is taken" });
    stop();
    listener.mockClear();
    form.set("title", "Gloves");
    expect(listener).not.toHaveBeenCalled();
  });
});
