import { afterEach, expect, it } from "vitest";

import { makeIdsFindable, newIdPrefix } from "./findableIds.js";

afterEach(() => {
  Reflect.deleteProperty(document, "getElementById");
});

/** An element with a title that is drawn in its shadow root. */
function drawn() {
  const prefix = newIdPrefix();
  const root = document.createElement("div").attachShadow({ mode: "open" });
  const title = root.appendChild(document.createElement("h2"));
  title.id = `${prefix}title`;
  return { title, end: makeIdsFindable(prefix, root) };
}

/** What a page's tools, or another copy of this library, put over the document's function; it asks the one below. */
function cover() {
  const below = document.getElementById.bind(document);
  document.getElementById = (id) => below(id);
}

it("a page whose own function covers ours finds what it looks for, also after the last element and with the next", () => {
  const first = drawn();
  cover();
  expect(document.getElementById(first.title.id)).toBe(first.title);
  first.end();
  expect(document.getElementById(first.title.id)).toBeNull();
  const next = drawn();
  expect(document.getElementById("nobody")).toBeNull();
  expect(document.getElementById(next.title.id)).toBe(next.title);
  next.end();
});

it("finds again in a document that somebody gave its own function back", () => {
  const first = drawn();
  cover();
  first.end();
  Reflect.deleteProperty(document, "getElementById");
  const next = drawn();
  expect(document.getElementById(next.title.id)).toBe(next.title);
  next.end();
});
