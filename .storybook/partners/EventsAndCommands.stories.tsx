import { fixtures } from "@callwright/sdk/fake";
import { CallwrightProvider } from "@callwright/widgets";
import { Balance, type BalanceHandle } from "@callwright/widgets/balance";
import { CallCenter, type CallCenterHandle } from "@callwright/widgets/call-center";
import { CallHistory, type CallHistoryHandle } from "@callwright/widgets/call-history";
import { Button } from "@callwright/widgets/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";

import { seen } from "../../packages/widgets/src/testing/seen.js";
import { EventStream } from "./EventStream.js";
import { type Toolbar, toolbarOf } from "./toolbar.js";

const meta = { title: "Embedding/Events and commands" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Use the widgets and watch the events: open a call, call somebody, export. */
export const HearWhatHappens: Story = {
  render: (_args, { globals }) => <EventStream {...toolbarOf(globals)} />,
  play: async ({ canvasElement }) => {
    const log = await within(canvasElement).findByRole("log");
    await seen(within(log).findByText("call-history"));
    await seen(within(log).findByText("call-center"));
    const [row] = await within(canvasElement).findAllByText("Halvorsen Interiør AS");
    await userEvent.click(row!);
    await seen(within(log).findByText("callOpened"));
  },
};

/** The page's own buttons call methods of the widgets. */
export const AskAWidget: Story = {
  render: (_args, { globals }) => <AskingPage {...toolbarOf(globals)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Suggest $25" }));
    const amount = () => canvas.getByRole("textbox", { name: "Amount in US dollars" });
    await waitFor(() => expect(amount()).toHaveValue("25"));
    await userEvent.click(canvas.getByRole("button", { name: "Open the third call" }));
    await seen(screen.findByRole("dialog"));
  },
};

function AskingPage(toolbar: Toolbar) {
  const center = useRef<CallCenterHandle>(null);
  const calls = useRef<CallHistoryHandle>(null);
  const balance = useRef<BalanceHandle>(null);
  const place = { blockSize: 400 };
  return (
    <CallwrightProvider mode="demo" {...toolbar} density="compact">
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8, padding: "0 16px" }}>
        <Button onPress={() => void center.current?.callContact({ phoneBookId: fixtures.idOf("phoneBook", 0) })}>
          Call a contact
        </Button>
        <Button onPress={() => void calls.current?.openCall(fixtures.idOf("call", 3))}>Open the third call</Button>
        <Button onPress={() => void balance.current?.addFunds(25)}>Suggest $25</Button>
        <Button onPress={() => void calls.current?.refresh()}>Read the calls again</Button>
      </div>
      <div style={place}>
        <CallCenter ref={center} />
      </div>
      <div style={place}>
        <CallHistory ref={calls} />
      </div>
      <div style={{ ...place, overflow: "auto" }}>
        <Balance ref={balance} />
      </div>
    </CallwrightProvider>
  );
}
