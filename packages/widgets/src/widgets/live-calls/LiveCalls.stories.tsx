import type { CallDetail } from "@callwright/sdk/contract";
import { fail, fixtures, never, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnLiveCalls, someCalls } from "./testing/DrawnLiveCalls.js";

const meta = {
  title: "widgets/LiveCalls",
  tags: ["beta", "!stable"],
  component: DrawnLiveCalls,
} satisfies Meta<typeof DrawnLiveCalls>;
export default meta;
type Story = StoryObj<typeof meta>;

const [talking] = someCalls;
const whom = `${talking!.contact.name} ${talking!.contact.surname}`;

/** The calls in progress of a seller's company, with the last words of each. */
export const Default: Story = {};

/** Every callback is handled; what happens is shown under Actions. */
export const Playground: Story = {
  args: { headingLevel: 1, onViewChange: fn(), onOpenCall: fn(), onOpenCallCenter: fn() },
};

/** Managers see the calls of all companies. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

export const Loading: Story = { args: { handlers: { listCalls: never } } };

/** No call is in progress. */
export const Empty: Story = { args: { calls: [], onOpenCallCenter: fn() } };

/** A user without a company has no calls. */
export const Forbidden: Story = { args: { profile: fixtures.profile({ sellerCompanies: [] }) } };

export const Failed: Story = {
  args: { handlers: { listCalls: () => fail(500, "INTERNAL_ERROR", "The calls could not be read.") } },
};

const reading = async () => {
  await seen(screen.findByRole("dialog", { name: whom }));
  await seen(screen.findByText("Live", { exact: true }));
};

/** The conversation appears word by word; the last words are grey until they are final. */
export const Detail: Story = { args: { initialView: { openCallId: talking!.id } }, play: reading };

/** Nobody has spoken yet. */
export const DetailSilent: Story = {
  args: { initialView: { openCallId: someCalls[2]!.id }, words: [] },
  play: async () => seen(screen.findByText("The words appear here as they are spoken.")),
};

/** The assistant was interrupted: the rest of its sentence was not heard. */
export const DetailInterrupted: Story = {
  args: {
    initialView: { openCallId: talking!.id },
    words: [
      {
        ...fixtures.callWords(talking!.id)[0]!,
        revision: 90,
        content: "Good morning, this is the assistant of",
        isFinal: true,
        isInterrupted: true,
      },
    ],
  },
  play: reading,
};

/** The call ended while its detail was open: the conversation stays, and the page of the call can be opened. */
export const DetailOver: Story = {
  args: {
    calls: [fixtures.call({ status: "COMPLETED" }, 0)],
    initialView: { openCallId: talking!.id },
    words: [
      ...fixtures.callWords(talking!.id).filter(({ isFinal }) => isFinal),
      { type: "ended", callId: talking!.id },
    ],
    onOpenCall: fn(),
  },
  play: async () => seen(screen.findByRole("button", { name: "Open call" })),
};

export const DetailLoading: Story = {
  args: { calls: [], initialView: { openCallId: talking!.id }, handlers: { getCall: never } },
  play: async () => seen(screen.findByRole("status", { name: "Reading the call" })),
};

/** A person followed a link to a call that no longer exists. */
export const DetailMissing: Story = {
  args: { calls: [], initialView: { openCallId: talking!.id }, handlers: { getCall: () => fail(404, "NOT_FOUND") } },
  play: async () => seen(screen.findByText("This call is no longer there.")),
};

export const HangUpQuestion: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: `Hang up on ${whom}` }));
    await seen(screen.findByRole("alertdialog"));
  },
};

const detailWith = (more: Partial<CallDetail>): Story["args"] => ({
  initialView: { openCallId: talking!.id },
  handlers: { getCall: () => ok(fixtures.callDetail({ ...talking!, ...more })) },
});
const all = { abilities: ["LISTEN", "SAY", "TRANSFER", "TAKE_OVER"] } satisfies Partial<CallDetail>;
const did = {
  interventions: [
    fixtures.callIntervention({ kind: "LISTEN", by: "Deniz Kaya" }, 0),
    fixtures.callIntervention({}, 1),
    fixtures.callIntervention({ kind: "TRANSFER", state: "FAILED" }, 2),
  ],
};

/** A master account can also listen to the call; the actions of people are shown above the conversation. */
export const DetailSteps: Story = {
  args: detailWith({ ...all, ...did }),
  play: async () => seen(screen.findByRole("list", { name: "What people did" })),
};

/** The carrier supports none of these actions. */
export const DetailWithoutSteps: Story = { args: detailWith({ abilities: [] }), play: reading };

/** A sentence for the assistant to say next. */
export const DetailSay: Story = {
  args: detailWith(all),
  play: async () => userEvent.click(await screen.findByRole("button", { name: "Say" })),
};

/** A person has taken the call over from the assistant. */
export const DetailTakenOver: Story = {
  args: detailWith({ ...all, interventions: [fixtures.callIntervention({ kind: "TAKE_OVER" })] }),
  play: async () => seen(screen.findByRole("textbox", { name: "What you say" })),
};

export const TakeOverQuestion: Story = {
  args: detailWith(all),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Take over" }));
    await seen(screen.findByRole("alertdialog"));
  },
};

const handingOver = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Hand over" }));
  await seen(screen.findByRole("button", { name: "Hand over to Deniz Kaya" }));
};

/** The targets of a transfer, and the person's own number for transferred calls. */
export const HandOver: Story = { args: detailWith(all), play: handingOver };

/** Nobody takes calls yet. */
export const HandOverNobody: Story = {
  args: {
    ...detailWith(all),
    handlers: { ...detailWith(all)!.handlers, listTransferTargets: () => ok({ items: [] }) },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Hand over" }));
    await seen(screen.findByText("Nobody has said yet at which number they take calls."));
  },
};

/** The detail on a phone. */
export const DetailStepsNarrow: Story = { args: { ...DetailSteps.args, place: { inlineSize: 390, blockSize: 700 } } };

export const DetailStepsTurkish: Story = { args: DetailSteps.args!, globals: { locale: "tr-TR" } };

export const DetailStepsRightToLeft: Story = { args: DetailSteps.args!, globals: { locale: "ar-EG" } };

export const DetailStepsDark: Story = { args: DetailSteps.args!, globals: { theme: "dark" } };

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 700 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const DetailRightToLeft: Story = { args: Detail.args!, globals: { locale: "ar-EG" } };

export const Turkish: Story = { globals: { locale: "tr-TR" } };
