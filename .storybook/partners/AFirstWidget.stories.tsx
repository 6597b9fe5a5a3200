import { CallwrightProvider, createTheme } from "@callwright/widgets";
import { CallHistory } from "@callwright/widgets/call-history";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";

import { seen } from "../../packages/widgets/src/testing/seen.js";
import { defineElements, insideOf } from "./elements.js";
import { PartnerPage } from "./PartnerPage.js";
import { toolbarOf } from "./toolbar.js";

const meta = { title: "Embedding/A first widget", beforeEach: defineElements } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const theme = createTheme({ accent: "#0b5cad" });
const place = { display: "block", blockSize: 520 };

/** The result of a script tag and one line of HTML. */
export const InAnyPage: Story = {
  render: (_args, { globals }) => (
    <PartnerPage scheme={toolbarOf(globals).scheme}>
      <cw-call-history mode="demo" scheme={toolbarOf(globals).scheme} accent="#0b5cad" style={place} />
    </PartnerPage>
  ),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, "cw-call-history");
    await seen(inside.findByRole("heading", { name: "My Calls" }));
  },
};

/** The same in React, without a shadow root. */
export const InReact: Story = {
  render: (_args, { globals }) => (
    <CallwrightProvider mode="demo" theme={theme} {...toolbarOf(globals)} density="compact">
      <div style={place}>
        <CallHistory onCallOpened={({ callId }) => console.info(`Call ${callId} was opened.`)} />
      </div>
    </CallwrightProvider>
  ),
  play: async ({ canvasElement }) => seen(within(canvasElement).findByRole("heading", { name: "My Calls" })),
};
