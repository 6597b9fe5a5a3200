import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi, fail, ok } from "@callwright/sdk/fake";
import { CallwrightProvider } from "@callwright/widgets";
import { Balance } from "@callwright/widgets/balance";
import { CallHistory } from "@callwright/widgets/call-history";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { within } from "storybook/test";

import { seen } from "../../packages/widgets/src/testing/seen.js";
import { type Toolbar, toolbarOf } from "./toolbar.js";

const meta = { title: "Embedding/Demo mode and tests" } satisfies Meta;
export default meta;

/** `mode="demo"`: call somebody or write a note; it is kept until you leave the page. */
export const TheDemosCompany: StoryObj = {
  render: (_args, { globals }) => (
    <CallwrightProvider mode="demo" {...toolbarOf(globals)}>
      <div style={{ blockSize: 520 }}>
        <CallHistory />
      </div>
    </CallwrightProvider>
  ),
  play: async ({ canvasElement }) => seen(within(canvasElement).findByRole("heading", { name: "My Calls" })),
};

interface Answers {
  /** The balance in the response of `getBalance`. */
  balanceUsd: number;
  /** Whether `getBalanceChart` fails. */
  isChartMissing: boolean;
}

/** The widget shows the responses that your test defines. */
export const AStateForATest: StoryObj<Answers> = {
  args: { balanceUsd: 0, isChartMissing: false },
  argTypes: { balanceUsd: { control: { type: "range", min: -20, max: 200, step: 5 } } },
  render: (answers, { globals }) => <Answered {...answers} {...toolbarOf(globals)} />,
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("$0.00")),
};

function Answered({ balanceUsd, isChartMissing, ...toolbar }: Answers & Toolbar) {
  const api = useMemo(
    () =>
      createFakeApi({
        ...demoHandlers(),
        getBalance: () => ok({ balance: balanceUsd }),
        ...(isChartMissing && { getBalanceChart: () => fail(503, "SERVICE_UNAVAILABLE") }),
      }),
    [balanceUsd, isChartMissing],
  );
  return (
    <CallwrightProvider client={api.client} {...toolbar}>
      <div style={{ blockSize: 480, overflow: "auto" }}>
        <Balance />
      </div>
    </CallwrightProvider>
  );
}
