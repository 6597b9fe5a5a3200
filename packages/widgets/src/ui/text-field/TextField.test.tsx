import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { TextField } from "./index.js";

it("the beginning of an address is read from left to right on a page that is read from right to left", async () => {
  await render(
    <CallwrightProvider locale="ar-EG">
      <TextField label="Website" prefix="https://" />
    </CallwrightProvider>,
  );
  const beginning = page.getByText("https://").element();
  expect(beginning.matches(":dir(ltr)")).toBe(true);
  expect(beginning.parentElement!.matches(":dir(rtl)")).toBe(true);
});
