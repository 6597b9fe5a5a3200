import { ApiError } from "@callwright/sdk";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";

import { useAnnounce } from "../lists/useAnnounce.js";
import { Button } from "../ui/button/index.js";
import { renderWidget } from "./index.js";

const sources = Object.entries(
  import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.*", "!../**/*.stories.tsx"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

const refused = new ApiError({
  status: 400,
  code: "VALIDATION_FAILED",
  message: "Please check what you sent.",
  problem: {
    code: "VALIDATION_FAILED",
    message: "Please check what you sent.",
    errors: { one: "The first field is wrong.", other: "The other field is wrong." },
  },
});

function Announcer() {
  const announce = useAnnounce();
  return <Button onPress={() => void announce(() => Promise.reject(refused), { failed: "It failed." })}>Fail</Button>;
}

describe("A-ERR-06 a failed action says what the server said about each field", () => {
  test("whatever is announced", async () => {
    await renderWidget(<Announcer />);
    await page.getByRole("button", { name: "Fail" }).click();
    await expect
      .element(page.getByRole("alert").getByText(/The first field is wrong\.\s+The other field is wrong\.$/))
      .toBeVisible();
  });

  test("and nothing else takes a failure apart for a message in the corner", () => {
    const owns = (text: string) =>
      [...text.matchAll(/toast\s*\.error\(([^;]*?)\)[;,]/gs)].filter(([, given]) =>
        /problem|error|failure/.test(given!),
      );
    const others = sources.filter(([, text]) => owns(text).length > 0).map(([file]) => file);
    expect(others).toEqual([]);
  });
});
