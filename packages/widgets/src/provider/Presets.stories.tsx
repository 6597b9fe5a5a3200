import { createFakeApi } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { within } from "storybook/test";

import { ClockContext } from "../lib/clock.js";
import { seen } from "../testing/seen.js";
import { stillClock } from "../testing/stillClock.js";
import { createTheme, type ThemePreset, themePresets } from "../theme/index.js";
import { Products } from "../widgets/products/index.js";
import { productHandlers } from "../widgets/products/testing/DrawnProducts.js";
import { CallwrightProvider } from "./index.js";

/** Products in one of the looks to begin with. */
function Preset({ preset }: { preset: ThemePreset }) {
  const [{ client }] = useState(() => createFakeApi(productHandlers()));
  const [theme] = useState(() => createTheme(themePresets[preset]));
  const scheme =
    document.querySelector<HTMLElement>("[data-cw-scheme]")?.dataset.cwScheme === "dark" ? "dark" : "light";
  return (
    <ClockContext.Provider value={stillClock}>
      <CallwrightProvider client={client} theme={theme} scheme={preset === "night" ? "dark" : scheme}>
        <div style={{ blockSize: 560, margin: -24, padding: 24, background: "var(--cw-bg)" }}>
          <Products />
        </div>
      </CallwrightProvider>
    </ClockContext.Provider>
  );
}

const meta = {
  title: "foundations/Presets",
  component: Preset,
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("Terry bath towels")),
} satisfies Meta<typeof Preset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For pages that have much colour already. */
export const Minimal: Story = { args: { preset: "minimal" } };

/** Made for the dark. */
export const Night: Story = { args: { preset: "night" } };

/** For dense tools. */
export const Flat: Story = { args: { preset: "flat" } };
