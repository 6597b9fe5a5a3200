import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { TooltipArea } from "../tooltip/index.js";
import { Truncate } from "./Truncate.js";

const name = "Internationale Handelsgesellschaft für Heimtextilien";

test.each([
  ["on its own", (child: ReactNode) => child],
  ["in a table's area", (child: ReactNode) => <TooltipArea>{child}</TooltipArea>],
])("text that is cut is shown whole in a tooltip, %s", async (_, place) => {
  await render(
    place(
      <div style={{ inlineSize: 120, display: "grid", gap: 80 }}>
        <Truncate>Short</Truncate>
        <Truncate>{name}</Truncate>
      </div>,
    ),
  );
  await userEvent.hover(page.getByText("Short"));
  await userEvent.hover(page.getByText(name));
  await expect.element(page.getByRole("tooltip")).toHaveTextContent(name);
  await userEvent.hover(page.getByText("Short"));
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
});
