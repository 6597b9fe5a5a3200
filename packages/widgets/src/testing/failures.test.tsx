import { ApiError } from "@callwright/sdk";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";

import { Button } from "../ui/button/index.js";
import { renderWidget } from "./index.js";

type Voice = Record<string, unknown>;

/** Every hook that says what came of an action, by the name of its file. */
const voices = Object.entries(
  import.meta.glob<Record<string, (t: unknown) => Voice>>("../**/use*Voice.ts", { eager: true }),
);
const sources = Object.entries(
  import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.*", "!../**/*.stories.tsx"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

/** Texts that are called what they are asked for as. */
const anyText = new Proxy({}, { get: (_texts, name) => String(name) });

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

/** What takes an error; an export has the documents' own words instead (A-ERR-08). */
const isToldWhy = (name: string) => /Failed$|^failed$|NotChanged$/.test(name) && name !== "exportFailed";

function Teller({ useVoice }: { useVoice: (t: unknown) => Voice }) {
  // oxlint-disable-next-line react/hooks -- the same one for as long as it is drawn
  const told = Object.entries(useVoice(anyText)).filter(
    ([name, tell]) => isToldWhy(name) && typeof tell === "function",
  );
  return told.map(([name, tell]) => (
    <Button key={name} onPress={() => (tell as (error: ApiError) => void)(refused)}>
      {name}
    </Button>
  ));
}

describe("A-ERR-06 a failed action says what the server said about each field", () => {
  test.each(voices)("%s", async (_file, module) => {
    const [useVoice] = Object.values(module).filter((value) => typeof value === "function");
    await renderWidget(<Teller useVoice={useVoice!} />);
    const buttons = page.getByRole("button").elements();
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      (button as HTMLElement).click();
      const message = page.getByRole("alert");
      await expect.element(message.getByText(/The first field is wrong\.\s+The other field is wrong\.$/)).toBeVisible();
      await page.getByRole("button", { name: "Close message" }).click();
      await expect.element(message).not.toBeInTheDocument();
    }
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
