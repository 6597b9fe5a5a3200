import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { Link } from "./index.js";

test.each(["block", "flex", "grid"])(
  "a link is 24 px to press and moves nothing around it, in a %s",
  async (display) => {
    await render(
      <CallwrightProvider>
        <div data-testid="words" style={{ display }}>
          <span>View all</span>
        </div>
        <div data-testid="place" style={{ display }}>
          <Link onPress={() => undefined}>View all</Link>
        </div>
      </CallwrightProvider>,
    );
    const height = (element: Element) => element.getBoundingClientRect().height;
    const link = page.getByRole("link", { name: "View all" });
    expect(height(link.element())).toBeGreaterThanOrEqual(24);
    expect(height(page.getByTestId("place").element())).toBe(height(page.getByTestId("words").element()));
  },
);
