import { fail, fixtures, never, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { createTheme } from "../../theme/index.js";
import { CallwrightProvider } from "../../provider/index.js";
import { DrawnCallHistory, dialledCall, heardCall, heldUntilMorning, manyCalls } from "./testing/DrawnCallHistory.js";

const meta = {
  title: "widgets/CallHistory/Features",
  component: DrawnCallHistory,
} satisfies Meta<typeof DrawnCallHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const cronCall = manyCalls.find(({ status }) => status === "CRON")!;
const liveCall = manyCalls.find(({ status }) => status === "IN_PROGRESS")!;
const busyCall = manyCalls.find(({ status }) => status === "BUSY")!;
const failedCall = manyCalls.find(({ status }) => status === "FAILED")!;
const phone = { inlineSize: 390, blockSize: 844 };

export const Loading: Story = { args: { handlers: { listCalls: never } } };

/** No call has been made yet; the host offers a way to make one. */
export const Empty: Story = { args: { calls: [], onOpenCallCenter: fn() } };

export const NoMatch: Story = { args: { initialView: { text: "nobody", statuses: ["BUSY"] } } };

export const Forbidden: Story = { args: { handlers: { listCalls: () => fail(403, "FORBIDDEN") } } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { listCalls: () => fail(500, "INTERNAL_ERROR", "The calls could not be read.") } },
};

/** Nothing is dialled until a person resumes the calls. */
export const Paused: Story = {
  args: {
    handlers: {
      getCallPause: () =>
        ok(
          fixtures.callPause({
            isPaused: true,
            ofCompany: { pausedAt: fixtures.now, pausedBy: "Elif Yılmaz" },
            waitingCount: 312,
          }),
        ),
    },
  },
};

/** Placing calls failed repeatedly: calls wait, and the list says why and until when. */
export const Held: Story = {
  args: {
    handlers: {
      getCallPause: () => ok(fixtures.callPause({ breakers: [fixtures.callBreaker()], waitingCount: 312 })),
    },
  },
};

/** A manager sees what fails and for whom, and can resume the calls. */
export const HeldForManagers: Story = {
  args: {
    profile: fixtures.managerProfile(),
    handlers: {
      getCallPause: () => {
        const carrier = { id: fixtures.idOf("breaker", 1), scope: "CARRIER", sellerCompany: null } as const;
        const number = {
          id: fixtures.idOf("breaker", 2),
          scope: "CALLER_NUMBER",
          phoneNumber: "+902125550120",
        } as const;
        const breakers = [fixtures.callBreaker(carrier), fixtures.callBreaker(), fixtures.callBreaker(number)];
        return ok(fixtures.callPause({ breakers, waitingCount: 1204 }));
      },
    },
  },
};

/** Managers see the calls of all companies, with the company. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

/** On the free plan, rows cannot be selected, exported or called together; the disabled controls say why. */
export const FreePlan: Story = { args: { profile: fixtures.freeProfile() } };

export const Filtered: Story = {
  args: {
    initialView: {
      statuses: ["COMPLETED", "NO_ANSWER"],
      potentialCustomerCompanyIds: [fixtures.idOf("customer", 3)],
    },
  },
};

/** Calls with a result, the best score first. */
export const ByScore: Story = { args: { initialView: { results: ["INTERESTED"], sortBy: "-score" } } };

export const LongNames: Story = {
  args: {
    calls: manyCalls.slice(0, 5).map((call) => ({
      ...call,
      potentialCustomerCompany: {
        ...call.potentialCustomerCompany,
        name: "Norddeutsche Haus- und Heimtextilien-Vertriebsgesellschaft mit beschränkter Haftung",
      },
      contact: { ...call.contact, name: "Maximiliane-Friederike", surname: "von und zu Hohenstein-Waldburg" },
    })),
  },
};

/** A call that waits for the morning in the contact's time zone, and a retry. */
export const Waiting: Story = {
  args: { calls: [heldUntilMorning, ...manyCalls.slice(3, 6)], initialView: { openCallId: heldUntilMorning.id } },
};

/** A dialled call whose carrier has not reported ringing yet. */
export const Dialling: Story = {
  args: { calls: [dialledCall, ...manyCalls.slice(3, 6)], initialView: { openCallId: dialledCall.id } },
};

/** The calls behind a figure of the dashboard: its filters are shown as chips before the other filters. */
export const OfAFigure: Story = {
  args: {
    handlers: { listCountries: () => ok(fixtures.page(fixtures.countries())) },
    initialView: {
      dialledFrom: "2026-11-11T21:00:00.000Z",
      dialledTo: "2026-11-18T21:00:00.000Z",
      countryIds: [fixtures.countries().find(({ iso2 }) => iso2 === "NO")!.id],
      answerers: ["PERSON"],
    },
  },
  play: async () => seen(screen.findByRole("button", { name: /^Country.*Norway/ })),
};

/** The selected rows, and the actions for them. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("checkbox", { name: /^Select (?!all)/ });
    await userEvent.click(rows[1]!);
    await userEvent.click(rows[3]!);
    await seen(screen.findByText("2 selected"));
  },
};

/** The recording plays under its row. */
export const PlayingInRow: Story = {
  play: async ({ canvasElement }) => {
    const [play] = await within(canvasElement).findAllByRole("button", { name: /^Play the recording/ });
    await userEvent.click(play!);
    // The player is loaded on demand.
    const position = await within(canvasElement).findByRole("slider", { name: "Position" }, { timeout: 10_000 });
    await expect(position).toBeVisible();
  },
};

/** Contact, facts, recording, conversation and feedback. */
export const Detail: Story = {
  args: { initialView: { openCallId: heardCall.id }, calls: [heardCall, ...manyCalls.slice(1)] },
};

/** A call in progress: its progress instead of a recording. */
export const DetailLive: Story = { args: { initialView: { openCallId: liveCall.id } } };

export const DetailScheduled: Story = { args: { initialView: { openCallId: cronCall.id } } };

/** Nobody was reached; the next steps are available. */
export const DetailBusy: Story = { args: { initialView: { openCallId: busyCall.id } } };

/** The server's message about the failure. */
export const DetailFailed: Story = { args: { initialView: { openCallId: failedCall.id } } };

/** A carrier without timestamps: neutral bars, no time gutter. */
export const DetailUntimed: Story = {
  args: {
    ...Detail.args,
    detail: { conversation: fixtures.conversation.map((turn) => ({ ...turn, startSecond: 0 })) },
  },
};

/** Feedback that was given before is shown, and changed by sending again. */
export const DetailRated: Story = {
  args: {
    ...Detail.args,
    detail: {
      feedback: {
        id: fixtures.idOf("feedback", 0),
        relation: "CALL",
        relationId: heardCall.id,
        description: "Clear and friendly, but it should have asked for the order quantity.",
        evaluation: { effectiveness: 4, responses: 5, understanding: 3 },
        createdAt: fixtures.now,
        updatedAt: fixtures.now,
      },
    },
  },
};

export const DetailLoading: Story = { args: { ...Detail.args, handlers: { getCall: never } } };

export const DetailMissing: Story = { args: { ...Detail.args, handlers: { getCall: () => fail(404, "NOT_FOUND") } } };

/** The recording cannot be loaded; the player shows an error in its place. */
export const RecordingFailed: Story = {
  args: { ...Detail.args, handlers: { getCallRecording: () => fail(503, "SERVICE_UNAVAILABLE") } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Play" }, { timeout: 10_000 }));
    await seen(screen.findByText("The recording could not be loaded."));
  },
};

const promised = fixtures.callReading("NEUTRAL", {
  nextStep: null,
  callback: {
    value: { localAt: "2026-11-26T15:00", isTimeNamed: true },
    confidence: 0.9,
    evidence: [{ turn: 7, quote: "Yes, please." }],
  },
  objections: [{ value: "TIMING", confidence: 0.7, evidence: [{ turn: 3, quote: "We might be." }] }],
});
const disagreed = fixtures.callReading("POSITIVE", {
  readers: ["LEXICON", "MODEL"],
  otherAnswer: { value: "NEUTRAL", confidence: 0.6, evidence: [{ turn: 3, quote: "We might be." }] },
});

/** A promised call, an objection, and how well the assistant spoke, each with the words that prove it. */
export const WhatItCameTo: Story = { args: { ...Detail.args, detail: { reading: promised } } };

/** Two readers disagree: a person can set the answer. */
export const Unsure: Story = { args: { ...Detail.args, detail: { result: "UNSURE", reading: disagreed } } };

export const UnsureOnAPhone: Story = {
  args: { ...Unsure.args, place: phone },
  globals: { locale: "tr-TR" },
};

export const WhatItCameToRightToLeft: Story = { args: WhatItCameTo.args, globals: { locale: "ar-EG" } };

/** The company's own questions: an answer, two answers that differ, and a question that was not asked. */
export const OwnQuestions: Story = {
  args: {
    ...Detail.args,
    detail: { reading: fixtures.callReading("POSITIVE", { questions: fixtures.callQuestionAnswers() }) },
  },
};

export const OwnQuestionsOnAPhone: Story = {
  args: { ...OwnQuestions.args, place: phone },
  globals: { locale: "tr-TR" },
};

export const OwnQuestionsRightToLeft: Story = { args: OwnQuestions.args, globals: { locale: "ar-EG" } };

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: phone } };

export const Medium: Story = { args: { place: { inlineSize: 760 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const DetailRightToLeft: Story = { args: Detail.args, globals: { locale: "ar-EG" } };

export const Turkish: Story = { globals: { locale: "tr-TR" } };

export const NarrowTurkish: Story = { args: Narrow.args, globals: { locale: "tr-TR" } };

export const DetailTurkish: Story = { args: Detail.args, globals: { locale: "tr-TR" } };

const itemCalls = manyCalls.slice(0, 12).map((call) => ({ ...call, phoneBook: { id: fixtures.idOf("phoneBook", 0) } }));
const crmTheme = createTheme({ accent: "#0d5bc6", radiusScale: 0.6, fontFamily: "'Source Sans 3', system-ui" });

/** Beside a contact in a partner's CRM: one call center item, compact, in the host's own colour. */
export const InCrm: Story = {
  args: {
    phoneBookId: fixtures.idOf("phoneBook", 0),
    calls: itemCalls,
    handlers: { listCalls: () => ok(fixtures.page(itemCalls.slice(0, 10), 14)) },
    place: { inlineSize: 852, blockSize: "auto", margin: 0, border: "1px solid #d5deea" },
  },
  decorators: [
    (Story) => (
      <CallwrightProvider theme={crmTheme} density="compact">
        <Story />
      </CallwrightProvider>
    ),
  ],
};
