import { expect, it, vi } from "vitest";

import { sendForm } from "./sendForm.js";

/** It is not accepted, and there is a response nevertheless. */
const address = new URL("/nobody-is-there", location.href).href;

function someForm(bytes: number): FormData {
  const form = new FormData();
  form.append("file", new Blob(["x".repeat(bytes)]), "register.csv");
  return form;
}

it("says how much of a file has gone out, and answers what the server answers", async () => {
  const onSent = vi.fn();
  const request = new Request(address, { method: "POST", headers: { "X-Asked": "yes" } });
  const answer = await sendForm(someForm(3_000_000), onSent)(request);
  const plain = await fetch(address, { method: "POST", body: someForm(1) });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    plain.status,
    plain.headers.get("content-type"),
  ]);
  expect(await answer.text()).toBe(await plain.text());
  const shares = onSent.mock.calls.map(([share]) => share as number);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

it("stops when it is told to, with the reason that was given", async () => {
  const stopping = new AbortController();
  const sending = sendForm(someForm(3_000_000), () => stopping.abort())(
    new Request(address, { method: "POST", signal: stopping.signal }),
  );
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
});

it("fails as fetch does where nobody can be reached", async () => {
  const request = new Request("http://localhost:1/", { method: "POST" });
  await expect(sendForm(someForm(1), vi.fn())(request)).rejects.toBeInstanceOf(TypeError);
});
