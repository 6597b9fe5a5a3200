import type { CallDetail } from "@callwright/sdk/contract";
import { createFakeApi, fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";

import { ClockContext } from "../../../lib/clock.js";
import { renderWidget } from "../../../testing/index.js";
import { CallHistory } from "../index.js";
import { stillClock } from "../../../testing/stillClock.js";
import { callHistoryHandlers, manyCalls } from "../testing/DrawnCallHistory.js";

/** The first of the calls that has ended. */
const heardCall = manyCalls[3]!;
const order = /^Please send two sample sets/;
const callback: NonNullable<CallDetail["reading"]>["callback"] = {
  value: { localAt: "2026-11-26T15:00", isTimeNamed: true },
  confidence: 0.9,
  evidence: [{ turn: 7, quote: "Yes, please." }],
};
const otherAnswer: NonNullable<CallDetail["reading"]>["otherAnswer"] = {
  value: "NEUTRAL",
  confidence: 0.6,
  evidence: [{ turn: 3, quote: "We might be." }],
};

async function open(detail: Partial<CallDetail>) {
  const api = createFakeApi(callHistoryHandlers({ detail }));
  await renderWidget(
    <ClockContext.Provider value={stillClock}>
      <CallHistory initialView={{ openCallId: heardCall.id }} />
    </ClockContext.Provider>,
    { api },
  );
  return api;
}

const reading = () => page.getByRole("region", { name: "What it came to" });

describe("what a call came to", () => {
  it("leads from each finding to where it was said", async () => {
    await open({ recording: null });
    await expect.element(reading().getByText("Send samples")).toBeVisible();
    await reading().getByRole("button", { name: order }).first().click();
    const turn = page
      .getByRole("dialog")
      .getByRole("listitem")
      .filter({ hasText: /That works for us/ });
    await expect.element(turn).toHaveAttribute("aria-current", "true");
  });

  it("plays the second in which a finding was said", async () => {
    await open({});
    await reading().getByRole("button", { name: order }).first().click();
    await expect.element(page.getByRole("dialog").getByRole("button", { name: "Pause" })).toBeVisible();
  });

  it("makes a promised call a scheduled one with one press, at the time that was promised", async () => {
    const api = await open({ reading: fixtures.callReading("NEUTRAL", { callback }) });
    await reading().getByRole("button", { name: "Schedule this call" }).click();
    await expect.element(reading().getByText("The call is scheduled")).toBeVisible();
    expect(api.requests("startCalls").at(-1)?.input.body).toMatchObject({
      phoneBookIds: [heardCall.phoneBook?.id],
      type: "CALL_LATER",
      cronDate: "2026-11-26T15:00",
    });
  });

  it("asks a person where its readers disagree, and names who said what it was", async () => {
    const api = await open({ reading: fixtures.callReading("POSITIVE", { otherAnswer }) });
    await reading().getByRole("button", { name: "It was Neutral" }).click();
    await expect.element(page.getByText("Answer saved")).toBeVisible();
    expect(api.requests("setCallAnswer").at(-1)?.input.body).toEqual({ answer: "NEUTRAL" });
  });

  it("shows what the assistant missed", async () => {
    await open({});
    await expect.element(reading().getByText("Score 71")).toBeVisible();
    await reading().getByText("How the assistant spoke").click();
    await expect.element(reading().getByText("Missed Said that it is no human being")).toBeVisible();
  });

  it("is not there for a call that was not read", async () => {
    await open({ reading: null });
    await expect.element(page.getByRole("heading", { name: "Conversation" })).toBeVisible();
    await expect.element(reading()).not.toBeInTheDocument();
  });
});

describe("the company's own questions", () => {
  const asked = () => fixtures.callReading("POSITIVE", { questions: fixtures.callQuestionAnswers() });

  it("stand with what came of each, and lead to where it was said", async () => {
    await open({ recording: null, reading: asked() });
    const [sets, imports, often] = fixtures.productQuestions();
    for (const { text } of [sets!, imports!, often!]) await expect.element(reading().getByText(text)).toBeVisible();
    await expect.element(reading().getByText("No clear answer")).toBeVisible();
    await expect.element(reading().getByText("Not asked")).toBeVisible();
  });

  it("are answered by a person where readers disagree or nothing was said", async () => {
    const api = await open({ reading: asked() });
    await reading().getByRole("button", { name: "Set the answer: Do you import textiles yourselves?" }).click();
    await reading()
      .getByRole("group", { name: "Do you import textiles yourselves?" })
      .getByRole("button", { name: "Yes" })
      .click();
    await expect.element(page.getByText("Answer saved")).toBeVisible();
    expect(api.requests("setCallQuestionAnswer").at(-1)?.input.body).toEqual({ question: 1, value: true });
    await reading()
      .getByRole("button", { name: /^Set the answer: How many/ })
      .click();
    await reading().getByRole("textbox").fill("12,5");
    await reading().getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => api.requests("setCallQuestionAnswer").at(-1)?.input.body)
      .toEqual({ question: 0, value: 12.5 });
  });

  it("name who answered them, and give the answer back", async () => {
    const [first, ...others] = fixtures.callQuestionAnswers();
    const setAnswer = { value: 4, by: "Elif Yılmaz", at: "2026-11-26T10:00:00.000Z" };
    const api = await open({
      reading: fixtures.callReading("POSITIVE", { questions: [{ ...first!, setAnswer }, ...others] }),
    });
    await expect.element(reading().getByText(/Answered by .*Elif Yılmaz/)).toBeVisible();
    await reading()
      .getByRole("button", { name: /^Take back/ })
      .click();
    await expect
      .poll(() => api.requests("setCallQuestionAnswer").at(-1)?.input.body)
      .toEqual({ question: 0, value: null });
  });
});
