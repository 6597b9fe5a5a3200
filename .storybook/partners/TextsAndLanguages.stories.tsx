import { CallwrightProvider } from "@callwright/widgets";
import { CallHistory } from "@callwright/widgets/call-history";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";

import { seen } from "../../packages/widgets/src/testing/seen.js";
import { toolbarOf } from "./toolbar.js";

interface Texts {
  locale: "en-US" | "tr-TR" | "ar-EG";
  /** Replaces the text `callHistory.title`. */
  title: string;
  /** Replaces the text `callStatus.COMPLETED`. */
  completed: string;
}

const meta = {
  title: "Embedding/Texts and languages",
  args: { locale: "en-US", title: "Phone calls", completed: "Done" },
  argTypes: { locale: { control: "inline-radio", options: ["en-US", "tr-TR", "ar-EG"] } },
  render: ({ locale, title, completed }, { globals }) => (
    <CallwrightProvider
      key={locale}
      mode="demo"
      {...toolbarOf(globals)}
      locale={locale}
      messages={{ callHistory: { title }, callStatus: { COMPLETED: completed } }}
    >
      <div style={{ blockSize: 520 }}>
        <CallHistory />
      </div>
    </CallwrightProvider>
  ),
  play: async ({ args, canvasElement }) => {
    await seen(within(canvasElement).findByRole("heading", { name: args.title }));
  },
} satisfies Meta<Texts>;
export default meta;

/** Replace two texts, in any language. */
export const InYourOwnWords: StoryObj<Texts> = {};

/** The texts that are not replaced are Turkish. */
export const InTurkish: StoryObj<Texts> = {
  args: { locale: "tr-TR", title: "Telefon görüşmeleri", completed: "Bitti" },
};
