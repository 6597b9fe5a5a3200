import type { OperationId } from "@callwright/sdk/contract";
import { CallwrightProvider } from "@callwright/widgets";
import { CallHistory } from "@callwright/widgets/call-history";
import { Button } from "@callwright/widgets/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";

import { seen } from "../../packages/widgets/src/testing/seen.js";
import { narrowedClient, partnerBackend } from "./demoSessions.js";
import { type Toolbar, toolbarOf } from "./toolbar.js";

const meta = { title: "Embedding/Sessions" } satisfies Meta;
export default meta;

const place = { blockSize: 480 };

interface Narrowed {
  /** The operations that the session allows in addition to reading. */
  alsoAllowed: OperationId[];
}

/** Actions that the session does not allow are hidden: allow more, and buttons appear. */
export const ANarrowedSession: StoryObj<Narrowed> = {
  args: { alsoAllowed: [] },
  argTypes: {
    alsoAllowed: {
      control: "inline-check",
      options: ["startCalls", "cancelCalls", "exportCalls"] satisfies OperationId[],
    },
  },
  render: ({ alsoAllowed }, { globals }) => (
    <CallwrightProvider key={alsoAllowed.join()} client={narrowedClient(alsoAllowed)} {...toolbarOf(globals)}>
      <div style={place}>
        <CallHistory />
      </div>
    </CallwrightProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await seen(canvas.findByRole("heading", { name: "My Calls" }));
    await expect(canvas.queryByRole("button", { name: "Export" })).toBeNull();
  },
};

/** People are signed out of your page while they work, and continue where they were after signing in. */
export const ASessionThatEnds: StoryObj = {
  render: (_args, { globals }) => <EndingSession {...toolbarOf(globals)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await seen(canvas.findByRole("heading", { name: "My Calls" }));
    await userEvent.click(canvas.getByRole("button", { name: "Sign out of the page" }));
    await userEvent.type(canvas.getByRole("searchbox"), "Lindqvist");
    await seen(canvas.findByText("Your session has ended."));
    await userEvent.click(canvas.getByRole("button", { name: "Sign in again" }));
    await userEvent.click(canvas.getAllByRole("button", { name: "Try Again" })[0]!);
    await waitFor(() => expect(canvas.queryByText("Your session has ended.")).toBeNull());
    await waitFor(() => expect(canvas.queryByText("Okafor Trading Ltd")).toBeNull());
  },
};

function EndingSession(toolbar: Toolbar) {
  const [backend] = useState(partnerBackend);
  const [isSignedIn, setIsSignedIn] = useState(true);
  const sign = () => {
    backend.sign(isSignedIn ? "out" : "in");
    setIsSignedIn(!isSignedIn);
  };
  return (
    <CallwrightProvider client={backend.client} {...toolbar}>
      <Button onPress={sign}>{isSignedIn ? "Sign out of the page" : "Sign in again"}</Button>
      <div style={place}>
        <CallHistory />
      </div>
    </CallwrightProvider>
  );
}
