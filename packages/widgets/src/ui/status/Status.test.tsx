import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { colourOf, isColour, tokenColour } from "../../testing/colours.js";
import { ThemeRoot } from "../../theme/index.js";
import { TooltipArea } from "../tooltip/index.js";
import { AnswerCell, AnswerChip, StatusBadge, StatusCell } from "./index.js";

test.each([
  ["A-STATUS-01", "CRON", "Scheduled", "Scheduled for later."],
  ["A-STATUS-02", "QUEUED", "Queued", "Waiting to be processed."],
  ["A-STATUS-02", "DIALLING", "Dialling", "The number is being dialled."],
  ["A-STATUS-03", "RINGING", "Ringing", "The phone is ringing."],
  ["A-STATUS-04", "IN_PROGRESS", "In Progress", "The call is active and connected."],
  ["A-STATUS-05", "CANCELLED", "Cancelled", "The call was cancelled before it was answered."],
  ["A-STATUS-06", "COMPLETED", "Completed", "The call has ended."],
  ["A-STATUS-07", "BUSY", "Busy", "The line was busy."],
  ["A-STATUS-08", "NO_ANSWER", "No Answer", "Nobody answered before the time-out."],
  ["A-STATUS-09", "FAILED", "Failed", "The call failed: a connectivity problem or an incorrect number."],
])("%s A-STATUS-10: %s is called %s and its badge says what it means", async (_, status, label, meaning) => {
  await render(<StatusBadge status={status} />);
  await userEvent.tab();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent(meaning);
  await expect.element(page.getByText(label, { exact: true })).toHaveAccessibleDescription(meaning);
});

test.each([
  ["A-STATUS-01", "CRON", "purple", "status-cron"],
  ["A-STATUS-02", "QUEUED", "gray", "status-queued"],
  ["A-STATUS-02", "DIALLING", "gray", "status-queued"],
  ["A-STATUS-03", "RINGING", "blue", "status-ringing"],
  ["A-STATUS-04", "IN_PROGRESS", "green", "status-in-progress"],
  ["A-STATUS-05", "CANCELLED", "red", "status-cancelled"],
  ["A-STATUS-06", "COMPLETED", "teal", "status-completed"],
  ["A-STATUS-07", "BUSY", "orange", "status-busy"],
  ["A-STATUS-08", "NO_ANSWER", "gray", "status-no-answer"],
  ["A-STATUS-09", "FAILED", "red", "status-failed"],
] as const)("%s: %s is %s, in a list and on a badge", async (_, status, name, token) => {
  await render(
    <ThemeRoot>
      <StatusCell status={status} />
      <StatusBadge status={status} />
    </ThemeRoot>,
  );
  const [inList, onBadge] = document.querySelectorAll("svg");
  const badge = onBadge!.parentElement!;
  const colours = [inList!, onBadge!, badge].map(colourOf);
  expect(colours).toEqual([tokenColour(token), tokenColour(token), tokenColour(`${token}-text`)]);
  expect(getComputedStyle(badge).backgroundColor).toBe(tokenColour(`${token}-soft`));
  for (const colour of colours) expect(isColour(colour, name), `${colour} is ${name}`).toBe(true);
});

test.each([
  ["A-ANSWER-02", "IN_PROGRESS", "In progress", "The conversation is still going on."],
  ["A-ANSWER-03", "POSITIVE", "Positive", "The contact was interested."],
  ["A-ANSWER-04", "NEGATIVE", "Negative", "The contact was not interested."],
  ["A-ANSWER-05", "NEUTRAL", "Neutral", "The contact was neither interested nor against it."],
  ["A-ANSWER-06", "ANSWERING_MACHINE", "Answering machine", "An answering machine took the call."],
])("%s: the answer %s is called %s and says what it means", async (_, answer, label, meaning) => {
  await render(<AnswerChip answer={answer} />);
  await expect.element(page.getByText(label)).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent(meaning);
});

test("A-ANSWER-01: no call is a dash in a table, which says what it means", async () => {
  await render(
    <TooltipArea>
      <div style={{ padding: 60 }}>
        <AnswerCell answer="NO_CALL" />
      </div>
    </TooltipArea>,
  );
  await userEvent.hover(page.getByText("-"));
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("No conversation has taken place.");
});

test("a scheduled call's badge says when in its own time zone", async () => {
  await render(<StatusBadge status="CRON" explanation="Nov 21, 2025 10:30 AM in Europe/Oslo" />);
  await userEvent.tab();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Nov 21, 2025 10:30 AM in Europe/Oslo");
});

test("A-CALLMSG-10: a status this version does not know is said to be unknown", async () => {
  await render(<StatusCell status="TELEPORTED" />);
  await expect.element(page.getByText("Unknown call status.")).toBeVisible();
});

test("a host says a status in its own words", async () => {
  await render(
    <CallwrightProvider messages={{ callStatus: { CRON: "Planned" } }}>
      <StatusCell status="CRON" detail="2:14" />
    </CallwrightProvider>,
  );
  await expect.element(page.getByText("Planned")).toBeVisible();
  await expect.element(page.getByText("2:14")).toBeVisible();
});

test("how long a call has lasted is said where there is room for all of it, the status always", async () => {
  await render(
    <ThemeRoot>
      {[160, 100].map((inlineSize) => (
        <div key={inlineSize} data-testid={inlineSize} style={{ inlineSize }}>
          <StatusCell status="IN_PROGRESS" detail="10:14" />
        </div>
      ))}
    </ThemeRoot>,
  );
  const cell = (width: string) => page.getByTestId(width).element().getBoundingClientRect();
  const text = (width: string, words: string) =>
    page.getByTestId(width).getByText(words).element().getBoundingClientRect();
  for (const words of ["In Progress", "10:14"]) expect(text("160", words).right).toBeLessThanOrEqual(cell("160").right);
  expect(text("100", "In Progress").right).toBeLessThanOrEqual(cell("100").right);
  expect(text("100", "10:14").top).toBeGreaterThanOrEqual(cell("100").bottom);
});
