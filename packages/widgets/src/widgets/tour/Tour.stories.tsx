import { createFakeApi, fixtures, ok } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn, screen } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { Button } from "../../ui/button/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { Tour } from "./index.js";

const api = createFakeApi({ getProfile: () => ok(fixtures.profile()) });
const notAtAll = () => () => undefined;

/** The parts of an app that the tour points at. */
function DrawnTour({ firstStep }: { firstStep: number }) {
  const [state, setState] = useState({ isOpen: true, step: firstStep });
  return (
    <CallwrightApiProvider client={api.client}>
      <div style={{ display: "grid", gap: 120, minBlockSize: 420 }}>
        <div style={{ display: "flex", gap: 8 }}>
          <span data-tour="potential-customers">
            <Button>Potential Customers</Button>
          </span>
          <span data-tour="call-center">
            <Button>Call Center</Button>
          </span>
        </div>
        {firstStep > 1 && (
          <div data-widget="potential-customers">
            <WidgetHeader title="Potential Customers" primary={{ id: "create", label: "Create", onAction: fn() }} />
          </div>
        )}
      </div>
      <Tour state={state} onStateChange={setState} subscribe={notAtAll} />
    </CallwrightApiProvider>
  );
}

const meta = {
  title: "widgets/Tour",
  component: DrawnTour,
  args: { firstStep: 1 },
  play: async () => seen(screen.findByRole("dialog", { name: "User guide" })),
} satisfies Meta<typeof DrawnTour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A-TOUR-02: beside a button at the screen's edge. */
export const AtTheEdge: Story = { args: { firstStep: 2 } };

export const RightToLeft: Story = { args: { firstStep: 2 }, globals: { locale: "ar-EG" } };
