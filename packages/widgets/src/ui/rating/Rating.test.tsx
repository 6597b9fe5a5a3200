import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Rating } from "./index.js";

it.each([
  ["Alt", "ArrowLeft", { altKey: true }],
  ["Ctrl", "1", { ctrlKey: true }],
  ["Cmd", "1", { metaKey: true }],
])("leaves %s + %s to the browser, and the stars as they are", async (_, key, modifier) => {
  const onChange = vi.fn();
  await render(<Rating label="Effectiveness" value={3} onChange={onChange} />);
  const stars = page.getByRole("slider", { name: "Effectiveness" }).element();
  const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...modifier });
  stars.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  stars.focus();
  await userEvent.keyboard("1");
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
});
