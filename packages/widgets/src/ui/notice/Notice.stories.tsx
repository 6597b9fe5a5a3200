import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { Notice } from "./index.js";

const meta = { title: "ui/Notice", tags: ["autodocs"], component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <div style={{ display: "grid", gap: 10, maxInlineSize: 640 }}>
    <Notice onRetry={fn()} />
    <Notice tone="warning" title="Your balance is low.">
      Add balance to keep calling.
    </Notice>
    <Notice tone="info" title="No company selected">
      Choose a company before adding balance.
    </Notice>
    <Notice tone="success">Contact(s) created successfully.</Notice>
  </div>
);

/** The message instead of a list that failed to load. */
export const Default: Story = { args: { onRetry: fn() } };

export const Retrying: Story = { args: { onRetry: fn(), isRetrying: true } };

export const Tones: Story = { render: () => all };

export const Narrow: Story = { render: () => <div style={{ inlineSize: 280 }}>{all}</div> };

export const RightToLeft: Story = { render: () => all, globals: { locale: "ar-EG" } };
